// Hands a text, or anything else, to the person as a file.
export function saveFile(name: string, content: string | Blob): void {
  const blob =
    typeof content === "string"
      ? new Blob([content], { type: "text/plain;charset=utf-8" })
      : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function recordFileName(ruleset: string, moment: number): string {
  return `sowmill-${ruleset}-${new Date(moment).toISOString().slice(0, 10)}.txt`;
}
