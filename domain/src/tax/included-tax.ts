import type { TotalsTax } from "../line/totals.ts";
import { allocate, money, subtract, type Money } from "../money/money.ts";
import { rowTaxes, type RowTaxQuestion } from "./line-tax.ts";
import { taxRulesFor } from "./tax-rule.ts";

/**
 * The taxes that a price holds already: what is left without them, taxed, is the price again to the penny.
 * £49.50 with 20 % in it holds £8.25.
 */
export function includedTaxes(gross: Money, question: RowTaxQuestion): TotalsTax[] {
  const net = netOf(gross, question);
  const added = rowTaxes(net, question);
  const shares = allocate(
    subtract(gross, net),
    added.map(({ amount }) => amount.minor),
  );
  return added.map(({ label }, i) => ({ label, amount: shares[i] ?? money(0, gross.currency) }));
}

/** Without the taxes: those of one priority stand on the same base, a later one on the earlier ones too. */
function netOf(gross: Money, { rules, place, taxClassId }: RowTaxQuestion): Money {
  const levels = Map.groupBy(taxRulesFor(rules, place, taxClassId), (rule) => rule.priority);
  let [up, down] = [1n, 1n];
  for (const level of levels.values()) {
    up *= BigInt(WHOLE + level.reduce((micro, rule) => micro + rule.rateMicro, 0));
    down *= BigInt(WHOLE);
  }
  const product = BigInt(gross.minor) * down;
  return money(Number((product * 2n + up) / (up * 2n)), gross.currency);
}

/** The price itself, in millionths. */
const WHOLE = 1_000_000;
