import { holdsFor, ruledMinor } from "@placket/domain/pricing/price-rule";
import type { PriceReader } from "@placket/domain/pricing/final-price";
import type { CatalogPriceRule } from "../../price-rules.ts";
import { hasBit, type Bits } from "../set/bits.ts";

/** A rule and for which products it is: rows, and the listed products whose price any of them may decide. */
export interface RuledProducts {
  readonly rule: CatalogPriceRule;
  readonly rows: Bits;
  readonly docs: Bits;
}

/** Whoever asks for a price, as far as rules go by it. */
type RuleReader = Pick<PriceReader, "websiteId" | "customerGroupId" | "now">;

/** The rules that lower prices, in the order in which they are asked, compiled: no condition is looked at any more. */
export interface RuleSet {
  readonly all: readonly RuledProducts[];
  /** What the rules make of a row's base price there and then; null where none is for it. */
  ruledMinor(row: number, baseMinor: number, reader: RuleReader): number | null;
  /** Those that do. */
  holding(row: number, reader: RuleReader): readonly CatalogPriceRule[];
}

/** @param currencyOf what prices of a website stand in: a rule of another currency's amounts lowers none there. */
export function ruleSet(
  all: readonly RuledProducts[],
  currencyOf: (websiteId: number) => { readonly own: string; readonly catalog: string },
): RuleSet {
  const isOfCurrency = ({ currency }: CatalogPriceRule, websiteId: number) => {
    const { own, catalog } = currencyOf(websiteId);
    return currency === null || (currency || catalog) === own;
  };
  let last: (RuleReader & { readonly on: readonly RuledProducts[] }) | undefined;
  // Whoever asks, asks for many products: rules are sorted out once for all of them.
  const on = (reader: RuleReader): readonly RuledProducts[] => {
    if (
      last?.now !== reader.now ||
      last.websiteId !== reader.websiteId ||
      last.customerGroupId !== reader.customerGroupId
    ) {
      const { websiteId, customerGroupId, now } = reader;
      const holding = all.filter(
        ({ rule }) => holdsFor(rule, reader) && isOfCurrency(rule, websiteId),
      );
      last = { websiteId, customerGroupId, now, on: holding };
    }
    return last.on;
  };
  const holding = (row: number, reader: RuleReader) => {
    if (all.length === 0) return NONE_HOLDS;
    let found: CatalogPriceRule[] | undefined;
    for (const { rule, rows } of on(reader)) if (hasBit(rows, row)) (found ??= []).push(rule);
    return found ?? NONE_HOLDS;
  };
  return {
    all,
    holding,
    ruledMinor(row, baseMinor, reader) {
      const rules = holding(row, reader);
      return rules.length === 0 ? null : ruledMinor(rules, baseMinor);
    },
  };
}

const NONE_HOLDS: readonly CatalogPriceRule[] = [];

/** When rules begin and end. */
export const instantsOf = (rules: readonly CatalogPriceRule[]): (number | null)[] =>
  rules.flatMap(({ activeFrom, activeTo }) => [activeFrom, activeTo]);
