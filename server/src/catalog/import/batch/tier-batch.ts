import { readTierRow, type TierDraft } from "@placket/domain/catalog-import/read-tier-row";
import { problem, type Problem } from "@placket/domain/problem";
import type { Db } from "../../../db/database.ts";
import type { CsvRow } from "../file/csv-rows.ts";
import type { Dictionary } from "../dictionary/dictionary.ts";
import type { Outcome, RowResult } from "../outcome.ts";
import { rejected } from "./product-batch.ts";
import type { FileRules } from "../row-rules.sql.ts";
import { loadReferences, type Reference } from "../dictionary/reference.sql.ts";
import { loadTiers, type Tier, writeTiers } from "./tier.sql.ts";

interface TierBatchOptions {
  readonly dictionary: Dictionary;
  readonly rules: FileRules;
  readonly stopOnError: boolean;
  readonly dryRun: boolean;
}

/** Checks and stores some rows of a tier price file. To be run in a transaction of its own. */
export async function importTiers(
  db: Db,
  rows: readonly CsvRow[],
  options: TierBatchOptions,
): Promise<RowResult[]> {
  const { rules } = options;
  const rulesOf = ({ cells }: CsvRow) => rules.ofWebsite(cells.get("tier_price_website") ?? "");
  const read = rows.map((row) => ({ row, draft: readTierRow(row.cells, rulesOf(row)) }));
  const skus = new Set(
    read.flatMap(({ draft }) => (draft.ok ? [draft.value.sku.toLowerCase()] : [])),
  );
  const products = await loadReferences(db, [...skus]);
  const stored = await loadTiers(
    db,
    [...products.values()].map(({ id }) => id),
  );
  const tiers = new Map(stored.map((tier) => [keyOf(tier), tier]));
  const written = new Map<string, Tier>();
  const results: RowResult[] = [];
  for (const { row, draft } of read) {
    const problems = draft.ok
      ? checkTier(draft.value, products, options.dictionary)
      : draft.problems;
    if (!draft.ok || problems.length > 0) {
      results.push(rejected(row, problems));
      if (options.stopOnError) break;
      continue;
    }
    const tier = tierOf(draft.value, products, options.dictionary);
    const outcome = outcomeOf(tiers.get(keyOf(tier)), tier);
    if (outcome !== "unchanged") written.set(keyOf(tier), tier);
    tiers.set(keyOf(tier), tier);
    results.push({ record: row.record, outcome, rejections: [], again: false });
  }
  if (written.size > 0 && !options.dryRun) {
    await writeTiers(db, [...written.values()]);
  }
  return results;
}

function checkTier(
  { sku, website, group }: TierDraft,
  products: ReadonlyMap<string, Reference>,
  { content }: Dictionary,
): Problem[] {
  const problems: Problem[] = [];
  if (!products.has(sku.toLowerCase())) problems.push(problem("import.noSuchProduct", "sku"));
  if (website !== null && !content.websites.has(website.toLowerCase())) {
    problems.push(problem("import.unknown", "tier_price_website", "website"));
  }
  if (group !== null && !content.customerGroups.has(group.toLowerCase())) {
    problems.push(problem("import.unknown", "tier_price_customer_group", "customer group"));
  }
  return problems;
}

function tierOf(
  draft: TierDraft,
  products: ReadonlyMap<string, Reference>,
  { content }: Dictionary,
): Tier {
  return {
    product_id: products.get(draft.sku.toLowerCase())?.id ?? 0,
    website_id: idIn(content.websites, draft.website),
    customer_group_id: idIn(content.customerGroups, draft.group),
    quantity: draft.quantity,
    price_minor: draft.priceMinor,
    discount_micro: draft.discountMicro,
  };
}

function idIn(names: ReadonlyMap<string, number>, name: string | null): number | null {
  return name === null ? null : (names.get(name.toLowerCase()) ?? null);
}

function outcomeOf(was: Tier | undefined, tier: Tier): Outcome {
  if (!was) return "created";
  const isSame = was.price_minor === tier.price_minor && was.discount_micro === tier.discount_micro;
  return isSame ? "unchanged" : "updated";
}

function keyOf({ product_id, website_id, customer_group_id, quantity }: Tier): string {
  return [product_id, website_id, customer_group_id, quantity].join("/");
}
