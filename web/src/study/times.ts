// How long a move took, as other programs write it into a comment: {[%emt 0:00:05]}.

const written = /\[%emt (\d+):(\d+):(\d+(?:\.\d+)?)\]/;
const tenth = 100; // Milliseconds.

export function timeText(milliseconds: number): string {
  const tenths = Math.round(milliseconds / tenth);
  const two = (part: number) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60];
  const rest = tenths % 10 === 0 ? "" : `.${tenths % 10}`;
  return `[%emt ${hours}:${two(minutes)}:${two(Math.floor(tenths / 10) % 60)}${rest}]`;
}

/** Milliseconds; null where a comment tells none. */
export function timeIn(comment: string): number | null {
  const found = written.exec(comment);
  if (!found) return null;
  const [hours = 0, minutes = 0, seconds = 0] = found.slice(1).map(Number);
  return Math.round((hours * 3600 + minutes * 60 + seconds) * 1000);
}

export function withoutTime(comment: string): string {
  return comment.replace(written, "").trim();
}
