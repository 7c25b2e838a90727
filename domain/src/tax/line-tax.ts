import type { TotalsTax } from "../line/totals.ts";
import { add, share, zero, type Money } from "../money/money.ts";
import { taxRulesFor, type TaxPlace, type TaxRule } from "./tax-rule.ts";

/**
 * The taxes on one row, rounded per row and rule. Rules of the same priority add up on the same base;
 * a later priority is charged on the base plus the taxes of the earlier ones (Magento's compounding).
 */
export function rowTaxes(
  taxable: Money,
  { rules, place, taxClassId }: RowTaxQuestion,
): TotalsTax[] {
  const applied: TotalsTax[] = [];
  let base = taxable;
  let level: number | undefined;
  let levelTax = zero(taxable.currency);
  for (const rule of taxRulesFor(rules, place, taxClassId)) {
    if (level !== undefined && rule.priority !== level) {
      base = add(base, levelTax);
      levelTax = zero(taxable.currency);
    }
    level = rule.priority;
    const amount = share(base, rule.rateMicro);
    levelTax = add(levelTax, amount);
    applied.push({ label: rule.code, amount });
  }
  return applied;
}

export interface RowTaxQuestion {
  readonly rules: readonly TaxRule[];
  readonly place: TaxPlace;
  readonly taxClassId: number | null;
}
