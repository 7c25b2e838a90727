import { stat } from "node:fs/promises";
import { join } from "node:path";
import { problem, refuse, ok, type Problem, type Result } from "@placket/domain/problem";
import type { Db } from "../../db/database.ts";
import { analyzeCatalog } from "./analyze-catalog.ts";
import { DryRunMemory } from "./batch/batch-world.ts";
import { type CsvRow, csvRows } from "./file/csv-rows.ts";
import { RepeatedSkus } from "./file/repeated-skus.ts";
import type { BrokenRow } from "./file/row-cutter.ts";
import { Deferred } from "./batch/deferred.ts";
import { loadDictionary } from "./dictionary/dictionary.sql.ts";
import type { Dictionary } from "./dictionary/dictionary.ts";
import { checkHeader, type FileKind, unknownColumns } from "./file/file-kind.ts";
import { rejectionsOf, type RowResult } from "./outcome.ts";
import { Pictures } from "./pictures.ts";
import {
  importProducts,
  pictureNames,
  readRows,
  refusedByDatabase,
} from "./batch/product-batch.ts";
import type { ImportReport, Listener } from "./report.ts";
import { Tally } from "./report.ts";
import { loadFileRules, type FileRules } from "./row-rules.sql.ts";
import { importTiers } from "./batch/tier-batch.ts";

export interface ImportOptions {
  /** The CSV file. */
  readonly file: string;
  /** Where the pictures lie that the file names. */
  readonly imagesDir?: string | undefined;
  readonly dataDir: string;
  readonly dryRun?: boolean;
  readonly stopOnError?: boolean;
  /** The clock of the caller's context. */
  readonly now: () => Date;
  /** Ends the import after the batch that is being stored. */
  readonly signal?: AbortSignal;
  readonly listener?: Partial<Listener>;
}

/** Rows stored together. Large enough for few statements, small enough that shoppers never wait long. */
const BATCH_ROWS = 500;

/** Rows that must have changed before the planner's figures are worth renewing. */
const WORTH_ANALYZING = 1000;

/**
 * Reads a product file or a tier price file (told apart by the header) and stores what is new or different.
 * Each product is stored whole or not at all; a row that cannot be stored is told to the listener and
 * the others go on. Of the rows before, memory holds their SKUs alone.
 */
export async function importCatalog(db: Db, options: ImportOptions): Promise<Result<ImportReport>> {
  const size = await stat(options.file).then(
    (found) => (found.isFile() ? found.size : -1),
    () => -1,
  );
  if (size < 0) return refuse(problem("import.fileUnreadable", "", options.file));
  const run = new ImportRun(db, options, await loadFileRules(db), size);
  const refused = await run.readFile();
  return refused.length > 0 ? refuse(...refused) : ok(run.tally.report());
}

class ImportRun {
  readonly tally: Tally;
  readonly #db: Db;
  readonly #options: ImportOptions;
  readonly #rules: FileRules;
  readonly #deferred = new Deferred();
  readonly #repeated = new RepeatedSkus();
  readonly #pictures: Pictures;
  readonly #dryRun: DryRunMemory | undefined;
  #dictionary: Dictionary | undefined;
  #kind: FileKind = "products";
  #isLast = false;

  constructor(db: Db, options: ImportOptions, rules: FileRules, bytes: number) {
    this.#db = db;
    this.#options = options;
    this.#rules = rules;
    this.tally = new Tally(bytes, options);
    this.#dryRun = options.dryRun ? new DryRunMemory() : undefined;
    const mediaDir = join(options.dataDir, "media", "catalog");
    this.#pictures = new Pictures({
      imagesDir: options.imagesDir,
      mediaDir,
      dryRun: options.dryRun ?? false,
    });
  }

  /** Reads the file once, and again for the rows that named products further down. */
  async readFile(): Promise<readonly Problem[]> {
    const problems = await this.#pass();
    this.tally.notes.repeated = this.#repeated.report();
    if (problems.length > 0 || this.#hasToStop()) return problems;
    if (this.#deferred.size > 0) {
      this.#isLast = true;
      await this.#pass();
    }
    if (!this.#dryRun && this.tally.changed >= WORTH_ANALYZING) await analyzeCatalog(this.#db);
    this.tally.notes.picturesLeftOut = this.#pictures.leftOut;
    return [];
  }

  async #pass(): Promise<readonly Problem[]> {
    let columns: readonly string[] = [];
    const onHeader = (header: readonly string[]) => {
      columns = header;
    };
    const onBytes = (bytes: number) => {
      if (!this.#isLast) this.tally.bytes = bytes;
    };
    let batch: CsvRow[] = [];
    for await (const row of csvRows(this.#options.file, { onHeader, onBytes })) {
      if ("broken" in row) this.#takeBroken(row);
      else {
        if (row.record === 0) {
          const header = checkHeader(columns);
          if (!header.ok) return header.problems;
          this.#kind = header.value;
        }
        if (this.#kind === "products" && !this.#isLast) this.#repeated.note(row);
        if (!this.#isLast || this.#deferred.has(row.record)) batch.push(row);
      }
      if (batch.length >= BATCH_ROWS) {
        await this.#store(batch);
        batch = [];
      }
      if (this.#hasToStop()) return [];
    }
    const header = checkHeader(columns);
    if (!header.ok) return header.problems;
    this.tally.notes.ignoredColumns = unknownColumns(columns, header.value);
    if (batch.length > 0) await this.#store(batch);
    return [];
  }

  #takeBroken({ line, broken }: BrokenRow): void {
    if (!this.#isLast) this.tally.count("rejected", rejectionsOf(line, new Map(), [broken]));
  }

  #hasToStop(): boolean {
    const { stopOnError, signal } = this.#options;
    const stops = signal?.aborted === true || (stopOnError === true && this.tally.rejected > 0);
    if (stops) this.tally.notes.stopped = true;
    return stops;
  }

  /** Stores a batch; when the database refuses it, product by product, so that one cannot harm another. */
  async #store(batch: readonly CsvRow[]): Promise<void> {
    try {
      this.#settle(await this.#storeTogether(batch));
      this.tally.progress();
    } catch (error) {
      if (!isAboutData(error)) throw error;
      this.#dictionary = undefined;
      const groups = byProduct(batch);
      if (groups.length === 1) this.#settle(batch.map((row) => refusedByDatabase(row, error)));
      for (const group of groups.length > 1 ? groups : []) {
        if (!this.#hasToStop()) await this.#store(group);
      }
    }
  }

  async #storeTogether(batch: readonly CsvRow[]): Promise<RowResult[]> {
    const { stopOnError = false, now } = this.#options;
    const dictionary = (this.#dictionary ??= await loadDictionary(this.#db));
    const basis = { dictionary, rules: this.#rules, stopOnError };
    if (this.#kind === "tiers") {
      const dryRun = this.#dryRun !== undefined;
      return this.#db.transaction().execute((db) => importTiers(db, batch, { ...basis, dryRun }));
    }
    const read = readRows(batch, this.#rules);
    await this.#pictures.prepare(pictureNames(read));
    const more = {
      pictures: this.#pictures,
      now: now(),
      isLast: this.#isLast,
      dryRun: this.#dryRun,
    };
    return this.#db.transaction().execute((db) => importProducts(db, read, { ...basis, ...more }));
  }

  #settle(results: readonly RowResult[]): void {
    for (const result of results) {
      const earlier = this.#deferred.take(result.record);
      if (result.again) {
        this.#deferred.add(
          result.record,
          result.rejections.length === 0 && result.outcome === "rejected"
            ? undefined
            : result.outcome,
        );
        if (result.outcome === "rejected") continue;
      }
      if (earlier === undefined) this.tally.count(result.outcome, result.rejections);
      else this.tally.recount(earlier, result.outcome, result.rejections);
    }
  }
}

/** Whether the database refused what was to be stored, rather than being out of reach or broken (SQLSTATE). */
function isAboutData(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(22|23|54|P0)[0-9A-Z]{3}$/.test(code);
}

/** Rows of one product stay together, in their order. */
function byProduct(rows: readonly CsvRow[]): CsvRow[][] {
  const groups = new Map<string, CsvRow[]>();
  for (const row of rows) {
    const sku = (row.cells.get("sku") ?? "").trim().toLowerCase();
    groups.set(sku, [...(groups.get(sku) ?? []), row]);
  }
  return [...groups.values()];
}
