import { formatPairs, type Pair } from "@placket/domain/catalog-import/pair-list";

/** One row of the product file, by column. */
export type ProductRow = Readonly<Record<string, string>>;

/** `code=value` pairs for `additional_attributes`; empty values are left out. */
export function attributePairs(values: Readonly<Record<string, string | undefined>>): string {
  return formatPairs(
    Object.entries(values).flatMap(([code, value]): Pair[] => (value ? [[code, value]] : [])),
  );
}

/** Paragraphs as the description's HTML. Facts hold no markup, only the signs that HTML reserves. */
export function paragraphs(facts: readonly string[]): string {
  return facts
    .map((fact) => `<p>${fact.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`)
    .join("");
}

export function dollars(amount: number): string {
  return amount.toFixed(2);
}

/** The British website's own price beside one in dollars: a shop's round one, of half pounds. */
export function pounds(dollars: number): string {
  return (Math.round(dollars * 0.92 * 2) / 2).toFixed(2);
}
