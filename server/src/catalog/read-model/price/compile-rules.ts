import type { CatalogPriceRule } from "../../price-rules.ts";
import { contentsOf, type CatalogBase } from "../catalog-base.ts";
import { eachInSlices, type Pacer } from "../pacer.ts";
import { productFacts } from "../product-facts.ts";
import { NONE } from "../rows/product-rows.ts";
import { clearBit, emptyBits, hasBit, setBit } from "../set/bits.ts";
import type { ViewIndex } from "../view-index.ts";
import type { RuledProducts } from "./rule-set.ts";

/** What rules are held against: all products, and the categories as the store views have them. */
interface RuledCatalog {
  readonly base: CatalogBase;
  readonly views: ReadonlyMap<number, ViewIndex>;
}

/** Finds out for which products rules are, in slices; of a rule that says what it said it stands already. */
export async function compileRules(
  catalog: RuledCatalog,
  { rules, known }: { rules: readonly CatalogPriceRule[]; known: readonly RuledProducts[] },
  pacer: Pacer,
): Promise<RuledProducts[]> {
  const { base } = catalog;
  const asKnown = (rule: CatalogPriceRule) => known.find((one) => one.rule.text === rule.text);
  const compiled = rules.map((rule) => {
    const products = asKnown(rule);
    return products
      ? { products: { ...products, rule }, isNew: false }
      : { products: unasked(rule, base), isNew: true };
  });
  const asked = compiled.filter(({ isNew }) => isNew).map(({ products }) => products);
  const ask = asking(catalog);
  if (asked.length > 0) {
    await eachInSlices(base.rows.count, pacer, (row) => ask(row, asked));
    for (const { rows, docs } of asked) {
      await eachInSlices(base.docCount, pacer, (doc) => markDoc(base, rows, docs, doc));
    }
  }
  return compiled.map(({ products }) => products);
}

/** Asks rules anew of some rows; `docs` are the listed products whose price they may decide, now or before. */
export function recompile(
  catalog: RuledCatalog,
  products: readonly RuledProducts[],
  changed: { readonly rows: Iterable<number>; readonly docs: Iterable<number> },
): void {
  const ask = asking(catalog);
  for (const row of changed.rows) ask(row, products);
  for (const doc of changed.docs) {
    for (const { rows, docs } of products) markDoc(catalog.base, rows, docs, doc);
  }
}

const unasked = (rule: CatalogPriceRule, { rows, docCount }: CatalogBase): RuledProducts => ({
  rule,
  rows: emptyBits(rows.count),
  docs: emptyBits(docCount),
});

/** Asks rules about a row: as the variant of its families, else as itself. */
function asking({ base, views }: RuledCatalog) {
  const indexes = [...views.values()];
  const listingOf = (categoryId: number) =>
    indexes.find(({ tree }) => tree.byId(categoryId))?.categoryListing(categoryId).posting;
  return (row: number, products: readonly RuledProducts[]) => {
    const familyRows = base.families.parentsOf(row);
    const facts = productFacts(base, { row, familyRows }, listingOf);
    for (const { rule, rows } of products) {
      if (rule.isFor(facts)) setBit(rows, row);
      else clearBit(rows, row);
    }
  };
}

function markDoc(
  { docRows, families, bundles }: CatalogBase,
  rows: RuledProducts["rows"],
  docs: RuledProducts["docs"],
  doc: number,
): void {
  const row = docRows[doc] ?? NONE;
  const isMeant = (one: number) => hasBit(rows, one);
  const isFor =
    isMeant(row) ||
    families.childrenOf(row).some(isMeant) ||
    contentsOf(bundles, row).some(isMeant);
  if (isFor) setBit(docs, doc);
  else clearBit(docs, doc);
}
