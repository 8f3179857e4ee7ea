// Hands a text to the person as a file.
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
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
