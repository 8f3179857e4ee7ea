import type { Application } from "./application";

/** A page that is a file has links that nobody else can open. */
export function isFile(): boolean {
  return location.protocol === "file:";
}

/** Copies the whole address of a screen, and says for whom it is. */
export async function copyLink(app: Application, address: string): Promise<void> {
  await copyText(new URL(address, location.href).href);
  app.notice(app.tell(isFile() ? "game.link_copied_here" : "game.link_copied"));
}

/** Puts a text on the clipboard, also where the page is served by a plain name over http. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}

// Browsers keep navigator.clipboard for secure addresses; selecting and copying works everywhere.
function copyBySelection(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("readonly", "");
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
