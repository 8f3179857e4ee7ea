// Everything one has played, as one file: results and games. What comes back from a file is checked as
// though a stranger had written it.
import { type PlayedGame, readResults } from "../app/state/results";
import { type StoredGame, gameIn, keptGame } from "../app/state/stored_game";

export const ARCHIVE_VERSION = 1;
const MOST_LETTERS = 20_000_000;
const MOST_GAMES = 5000;

export interface Archive {
  readonly results: readonly PlayedGame[];
  readonly games: readonly StoredGame[];
}

export class ArchiveError extends Error {
  override name = "ArchiveError";
  constructor(readonly problem: "no-archive" | "newer" | "too-long") {
    super(problem);
  }
}

export function archiveText({ results, games }: Archive): string {
  const kept = games.map(keptGame);
  return JSON.stringify(
    { sowmill: "archive", version: ARCHIVE_VERSION, results, games: kept },
    null,
    1,
  );
}

export function readArchive(text: string): Archive {
  if (text.length > MOST_LETTERS) throw new ArchiveError("too-long");
  const value = parsed(text);
  if (value["sowmill"] !== "archive") throw new ArchiveError("no-archive");
  const version = value["version"];
  if (typeof version !== "number" || version < 1) throw new ArchiveError("no-archive");
  if (version > ARCHIVE_VERSION) throw new ArchiveError("newer");
  const games = Array.isArray(value["games"]) ? value["games"].slice(0, MOST_GAMES) : [];
  return {
    results: readResults(value["results"]),
    games: games.flatMap((each) => gameIn(each) ?? []),
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new ArchiveError("no-archive");
}
