/** Products side by side; more of them nobody reads. */
export const COMPARE_MAX = 10;

/** One property of products that are compared, and what it is of each of them. */
export interface ComparedRow {
  readonly code: string;
  readonly label: string;
  /** In the order of the products; `null` where one has none. */
  readonly values: readonly (string | null)[];
}

/** What a product is said to be, by the property's code. */
interface Described {
  readonly attributes: readonly {
    readonly code: string;
    readonly label: string;
    readonly value: string;
  }[];
}

/** The properties that any of the products has, in the order in which they are met, each with what it is of all. */
export function comparedRows(products: readonly Described[]): ComparedRow[] {
  const labels = new Map<string, string>();
  for (const { attributes } of products) {
    for (const { code, label } of attributes) if (!labels.has(code)) labels.set(code, label);
  }
  return [...labels].map(([code, label]) => ({
    code,
    label,
    values: products.map(
      ({ attributes }) => attributes.find((one) => one.code === code)?.value ?? null,
    ),
  }));
}
