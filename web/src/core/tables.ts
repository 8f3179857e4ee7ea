import type { Core, MatchHandle } from "./client";
import { type Need, together } from "./table_parts";
import type { Knowledge } from "./types";

export type Bytes = Uint8Array<ArrayBuffer>;

/** A table that the server has, as its tables/index.json lists it. */
export interface ServedTable {
  readonly ruleset: string;
  readonly slice: string;
  readonly file: string;
  readonly bytes: number;
}

/** Where tables come from; see table_source.ts. */
export interface TableSource {
  /** The tables of a rule set that come with the page; null if there are none. */
  pack(ruleset: string): Promise<Bytes | null>;
  /** The large ones of a server, which are read in parts. */
  served(): Promise<readonly ServedTable[]>;
  part(file: string, offset: number, length: number): Promise<Bytes>;
}

interface HeldTable {
  readonly slice: string;
  readonly bytes: number;
}

// Heads of tables; a page of the index and a block, twice where there are two bounds; one more in case a head was
// cut short.
const MOST_ROUNDS = 6;

/** Exact values: tables are loaded when a rule set is first asked about. */
export class Tables {
  private readonly prepared = new Map<string, Promise<void>>();
  private served: Promise<readonly ServedTable[]> | undefined;

  constructor(
    private readonly core: Core,
    private readonly source: TableSource,
  ) {}

  /** What tables know of the match as it stands. */
  async probe(match: MatchHandle): Promise<Knowledge> {
    await this.prepare(match.ruleset);
    await this.fetchParts(match).catch(() => undefined); // Then what is here must do.
    return JSON.parse(await this.core.ask("probe", match.number, match.ruleset)) as Knowledge;
  }

  /** Loads what comes with the page for a rule set, so that the search has it too. */
  prepare(ruleset: string): Promise<void> {
    const known = this.prepared.get(ruleset);
    if (known) return known;
    const preparing = this.load(ruleset);
    this.prepared.set(ruleset, preparing);
    // A network that was away may be back the next time.
    preparing.catch(() => this.prepared.delete(ruleset));
    return preparing;
  }

  private async load(ruleset: string): Promise<void> {
    const [pack, served] = await Promise.all([this.source.pack(ruleset), this.listServed()]);
    if (pack) await this.core.hand(pack, "add-tables", ruleset);
    const here = await this.sizesHere(ruleset);
    // One of the same size is the same; a larger one knows more.
    for (const { slice, bytes, ...table } of served)
      if (table.ruleset === ruleset && bytes > (here.get(slice) ?? 0))
        await this.core.ask("offer-table", ruleset, slice, bytes);
  }

  private async sizesHere(ruleset: string): Promise<Map<string, number>> {
    const tables = JSON.parse(await this.core.ask("tables", ruleset)) as HeldTable[];
    return new Map(tables.map(({ slice, bytes }) => [slice, bytes]));
  }

  private listServed(): Promise<readonly ServedTable[]> {
    this.served ??= this.source.served().catch(() => []);
    return this.served;
  }

  private async fetchParts(match: MatchHandle): Promise<void> {
    const files = new Map(
      (await this.listServed())
        .filter(({ ruleset }) => ruleset === match.ruleset)
        .map(({ slice, file }) => [slice, file]),
    );
    if (files.size === 0) return;
    for (let round = 0; round < MOST_ROUNDS; ++round) {
      const needs = JSON.parse(await this.core.ask("needs", match.number, match.ruleset)) as Need[];
      if (needs.length === 0) return;
      await Promise.all(
        together(needs).map(async ({ slice, offset, length }) => {
          const part = await this.source.part(files.get(slice) ?? "", offset, length);
          await this.core.hand(part, "feed-table", match.ruleset, slice, offset);
        }),
      );
    }
  }
}
