import type { Outcome, Rejection } from "./outcome.ts";

/** What an import did, in rows of the file. */
export interface ImportReport {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly notes: Notes;
}

/** What the reader should know beside the counts. */
interface Notes {
  /** Columns that mean nothing to the store. */
  ignoredColumns: readonly string[];
  /** Names of pictures passed over because no image folder was given. */
  picturesLeftOut: number;
  /** Rows that speak of what an earlier row of the file spoke of: the last one holds. */
  repeated: Repeated;
  /** The file was not read to its end. */
  stopped: boolean;
  readonly dryRun: boolean;
}

export interface Repeated {
  readonly rows: number;
  /** The first of them, with the line of the row before it. */
  readonly first: readonly {
    readonly line: number;
    readonly sku: string;
    readonly earlier: number;
  }[];
}

export interface Progress {
  readonly bytes: number;
  readonly totalBytes: number;
  readonly rows: number;
}

/** Who wants to know while the import runs. */
export interface Listener {
  rejected(rejection: Rejection): void;
  progress(progress: Progress): void;
}

/** Counts rows and tells the listener. */
export class Tally {
  readonly notes: Notes;
  readonly #counts: Record<Outcome, number> = { created: 0, updated: 0, unchanged: 0, rejected: 0 };
  readonly #totalBytes: number;
  readonly #listener: Partial<Listener>;
  /** How much of the file was read. */
  bytes = 0;

  constructor(
    totalBytes: number,
    options: { readonly dryRun?: boolean; readonly listener?: Partial<Listener> },
  ) {
    this.#totalBytes = totalBytes;
    this.#listener = options.listener ?? {};
    this.notes = {
      ignoredColumns: [],
      picturesLeftOut: 0,
      repeated: { rows: 0, first: [] },
      stopped: false,
      dryRun: options.dryRun ?? false,
    };
  }

  get rejected(): number {
    return this.#counts.rejected;
  }

  /** Rows that made a difference so far. */
  get changed(): number {
    return this.#counts.created + this.#counts.updated;
  }

  count(outcome: Outcome, rejections: readonly Rejection[]): void {
    this.#counts[outcome] += 1;
    for (const rejection of rejections) this.#listener.rejected?.(rejection);
  }

  /** A row counted before was read again: what was new stays new, what was not stored is rejected. */
  recount(earlier: Outcome, outcome: Outcome, rejections: readonly Rejection[]): void {
    if (outcome === "unchanged" || earlier === "created") return;
    this.#counts[earlier] -= 1;
    this.count(outcome, rejections);
  }

  progress(): void {
    const { created, updated, unchanged, rejected } = this.#counts;
    const rows = created + updated + unchanged + rejected;
    this.#listener.progress?.({ bytes: this.bytes, totalBytes: this.#totalBytes, rows });
  }

  report(): ImportReport {
    return { ...this.#counts, notes: this.notes };
  }
}
