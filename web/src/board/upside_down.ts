/** Read from the other side, 6 is 9 and 16 is 91: such numbers are underlined where a board faces both. */
export function underlined(count: number): string {
  return /^[01689]*[69][01689]*$/.test(String(count)) ? "turnable" : "";
}
