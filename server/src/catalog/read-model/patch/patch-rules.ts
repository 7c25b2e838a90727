import type { CatalogPriceRule } from "../../price-rules.ts";
import { ownersOf } from "../catalog-base.ts";
import { eachInSlices, type Pacer } from "../pacer.ts";
import { compileRules } from "../price/compile-rules.ts";
import { instantsOf, type RuledProducts } from "../price/rule-set.ts";
import { emptyBits, indexesOf, type Bits } from "../set/bits.ts";
import { withAbove, type OpenCatalog, type Patched } from "./patch-catalog.ts";

/**
 * Prices what other rules lower, in slices: only the products that rules are for which came, went or changed. What it
 * gives lets the rules hold, in one turn.
 */
export async function patchRules(
  { base, prices, views }: OpenCatalog,
  rules: readonly CatalogPriceRule[],
  when: { readonly now: Date; readonly pacer: Pacer },
): Promise<() => Patched> {
  const known = base.ruled.rules.all;
  const compiled = await compileRules({ base, views }, { rules, known }, when.pacer);
  const moved = [...notIn(known, compiled), ...notIn(compiled, known)];
  const rows = indexesOf(union(moved, "rows", base.rows.count));
  const docs = indexesOf(union(moved, "docs", base.docCount));
  const next = base.rulesOf(compiled);
  const putTables = await prices.underOthers(next, docs, when);
  // Before the rules hold: the turn in which they begin to is short.
  const families = new Set<number>();
  await eachInSlices(rows.length, when.pacer, (i) => {
    families.add(rows[i]!);
    for (const owner of ownersOf(base, rows[i]!)) families.add(owner);
  });
  return () => {
    base.ruled.rules = next;
    base.book.addInstants(instantsOf(rules), when.now.getTime());
    const repriced = putTables();
    return {
      rows: families,
      categories: withAbove(views, [...base.memberships.having(repriced)]),
      isListed: repriced.size > 0,
      isMoved: false,
    };
  };
}

/** Those that are not among others, or say something else there. */
const notIn = (some: readonly RuledProducts[], others: readonly RuledProducts[]) =>
  some.filter(({ rule }) => !others.some((one) => one.rule.text === rule.text));

function union(all: readonly RuledProducts[], of: "rows" | "docs", size: number): Bits {
  const bits = emptyBits(size);
  for (const { [of]: some } of all) {
    for (let word = 0; word < bits.length; word += 1) bits[word] = bits[word]! | some[word]!;
  }
  return bits;
}
