import type { ProductDraft } from "@placket/domain/catalog-import/product-draft";
import { readProductRow } from "@placket/domain/catalog-import/read-product-row";
import { problem, type Problem, type Result } from "@placket/domain/problem";
import type { Db } from "../../../db/database.ts";
import { applyDraft } from "../draft/apply-draft.ts";
import { BatchWorld, type DryRunMemory } from "./batch-world.ts";
import { checkDraft } from "../draft/check-draft.ts";
import { missingSelections } from "../draft/check-bundle.ts";
import { missingVariants } from "../draft/check-variations.ts";
import type { CsvRow } from "../file/csv-rows.ts";
import { storePending } from "../dictionary/dictionary.sql.ts";
import type { Dictionary } from "../dictionary/dictionary.ts";
import { type Outcome, rejectionsOf, type RowResult } from "../outcome.ts";
import type { Pictures } from "../pictures.ts";
import type { FileRules } from "../row-rules.sql.ts";
import { changedParts } from "../draft/product-state.ts";
import { writeProducts } from "../write/product-write.sql.ts";

interface BatchOptions {
  readonly dictionary: Dictionary;
  readonly rules: FileRules;
  readonly pictures: Pictures;
  readonly now: Date;
  /** The last reading: what is missing now stays missing. */
  readonly isLast: boolean;
  /** Ends the batch at the first row that is rejected. */
  readonly stopOnError: boolean;
  /** Set in a dry run: remembers what would be in the store by now. Nothing is written then. */
  readonly dryRun: DryRunMemory | undefined;
}

/** A row of the file and what could be made of it on its own. */
interface ReadRow {
  readonly row: CsvRow;
  readonly draft: Result<ProductDraft>;
}

export function readRows(rows: readonly CsvRow[], rules: FileRules): ReadRow[] {
  return rows.map((row) => {
    const view = row.cells.get("store_view_code")?.trim();
    const ofRow = view === undefined ? rules.everywhere : rules.ofStoreView(view);
    return { row, draft: readProductRow(row.cells, ofRow) };
  });
}

/** Checks and stores some rows with a fixed number of statements. To be run in a transaction of its own. */
export async function importProducts(
  db: Db,
  read: readonly ReadRow[],
  options: BatchOptions,
): Promise<RowResult[]> {
  const drafts = read.flatMap(({ draft }) => (draft.ok ? [draft.value] : []));
  const world = await BatchWorld.load(db, drafts, options);
  const results: RowResult[] = [];
  for (const { row, draft } of read) {
    const result = draft.ok
      ? take(draft.value, row, world, options)
      : rejected(row, draft.problems);
    results.push(result);
    if (result.outcome === "rejected" && options.stopOnError) break;
  }
  if (options.dryRun) {
    options.dryRun.remember(world.changes());
    options.dictionary.settle();
  } else await store(db, world, options);
  return results;
}

/** Names of all pictures that the rows mention. */
export function pictureNames(read: readonly ReadRow[]): Set<string> {
  const names = new Set<string>();
  for (const { draft } of read) {
    if (!draft.ok || !draft.value.images) continue;
    const { roles, additional = [], hidden = [] } = draft.value.images;
    for (const mention of [...roles.values(), ...additional]) if (mention) names.add(mention.name);
    for (const name of hidden) names.add(name);
  }
  return names;
}

function take(
  draft: ProductDraft,
  row: CsvRow,
  world: BatchWorld,
  options: BatchOptions,
): RowResult {
  const known = world.stateOf(draft.sku);
  if (!options.isLast && mustWait(draft, world))
    return { record: row.record, outcome: "rejected", rejections: [], again: true };
  const problems = checkDraft(draft, known, world);
  if (problems.length > 0) return rejected(row, problems);
  const next = applyDraft(draft, known, world);
  world.keep(next);
  const outcome: Outcome = !known
    ? "created"
    : changedParts(known, next).length > 0
      ? "updated"
      : "unchanged";
  return {
    record: row.record,
    outcome,
    rejections: [],
    again: !options.isLast && hasMissingLinks(draft, world),
  };
}

/** Variants, what is chosen of a bundle, or the product a store-view row speaks of, may stand further down. */
function mustWait(draft: ProductDraft, world: BatchWorld): boolean {
  if (draft.storeView !== null) return !world.stateOf(draft.sku);
  return missingVariants(draft, world).length + missingSelections(draft, world).length > 0;
}

function hasMissingLinks({ links }: ProductDraft, world: BatchWorld): boolean {
  return [...links.values()].some((list) => list.some(({ sku }) => !world.productOf(sku)));
}

export function rejected({ record, line, cells }: CsvRow, problems: readonly Problem[]): RowResult {
  return {
    record,
    outcome: "rejected",
    rejections: rejectionsOf(line, cells, problems),
    again: false,
  };
}

/** A row the database itself refused. */
export function refusedByDatabase(row: CsvRow, error: unknown): RowResult {
  const reason = error instanceof Error ? error.message : String(error);
  return rejected(row, [problem("import.notStored", "", reason)]);
}

async function store(db: Db, world: BatchWorld, { dictionary, now }: BatchOptions): Promise<void> {
  const changes = world.changes();
  const isQuiet = changes.every(
    ({ before, after }) => before.id > 0 && changedParts(before, after).length === 0,
  );
  if (isQuiet) return;
  const realIds = await storePending(db, dictionary);
  await writeProducts(db, changes, { dictionary, realIds, otherIds: world.referenceIds(), now });
  dictionary.settle();
}
