import { taxableOf, type TotalsCollector, type TotalsTax } from "../line/totals.ts";
import { add, sum, type Money } from "../money/money.ts";
import { includedTaxes } from "./included-tax.ts";
import { rowTaxes, type RowTaxQuestion } from "./line-tax.ts";
import type { TaxPlace, TaxRule } from "./tax-rule.ts";

/** By which rules and where is taxed; `null` while nobody knows where. */
export interface TaxQuestion {
  readonly tax: CartTax | null;
}

interface CartTax {
  readonly rules: readonly TaxRule[];
  readonly place: TaxPlace;
  /** Prices hold their tax already: it is said and not added. */
  readonly isIncluded: boolean;
  /** The way is taxed by every rule, not only by those that say so. */
  readonly taxesShipping: boolean;
}

/** Tax on what is left of each item and on shipping, rounded per row (issue §6). */
export const collectTax: TotalsCollector<TaxQuestion> = (tally, { tax }) => {
  if (!tax) return tally;
  const { currency } = tally;
  const ofRows = tally.rows.map((row) =>
    taxesOf(tax)(taxableOf(row), { ...tax, taxClassId: row.taxClassId }),
  );
  const taxes = [...ofRows.flat(), ...taxesOfShipping(tally.shipping, tax)];
  const amount = amountOf(taxes, currency);
  const line = tax.isIncluded
    ? { code: "tax", phrase: "Includes tax", values: [], amount, isIncluded: true as const }
    : { code: "tax", phrase: "Tax", values: [], amount };
  return {
    ...tally,
    rows: tally.rows.map((row, i) => ({ ...row, tax: amountOf(ofRows[i] ?? [], currency) })),
    taxes: mergeByLabel(taxes),
    lines: amount.minor === 0 ? tally.lines : [...tally.lines, line],
  };
};

const taxesOf = ({ isIncluded }: CartTax): ((on: Money, question: RowTaxQuestion) => TotalsTax[]) =>
  isIncluded ? includedTaxes : rowTaxes;

const amountOf = (taxes: readonly TotalsTax[], currency: string) =>
  sum(
    taxes.map((one) => one.amount),
    currency,
  );

/** Shipping is taxed by the rules that say so, whatever class the goods have; each rule once. */
function taxesOfShipping(shipping: Money | null, tax: CartTax): readonly TotalsTax[] {
  if (!shipping) return [];
  const rules = tax.rules.filter((rule) => tax.taxesShipping || rule.appliesToShipping);
  const [taxClassId] = new Set(rules.map((rule) => rule.productTaxClassId));
  return taxClassId === undefined
    ? []
    : taxesOf(tax)(shipping, { rules, place: tax.place, taxClassId });
}

function mergeByLabel(taxes: readonly TotalsTax[]): TotalsTax[] {
  const byLabel = new Map<string, Money>();
  for (const { label, amount } of taxes) {
    const before = byLabel.get(label);
    byLabel.set(label, before ? add(before, amount) : amount);
  }
  return [...byLabel].map(([label, amount]) => ({ label, amount }));
}
