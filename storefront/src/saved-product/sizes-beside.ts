import type { Product } from "../catalog/product/product.queries.ts";

/** A variant that can take the place of another one: of the same color. */
interface Size {
  readonly productId: number;
  /** What else was chosen, in words: `L`, `L, Long`. */
  readonly label: string;
  readonly isSaleable: boolean;
}

/** The variants of a family in the color of one of them, as staff ordered them; none of a product without variants. */
export function sizesBeside(
  { options, index, stock }: Pick<Product, "index" | "options" | "stock">,
  variantId: number,
): readonly Size[] {
  const own = index.find(({ productId }) => productId === variantId);
  if (!own) return [];
  const colors = new Set(
    options.filter(({ type }) => type === "color" || type === "image").map(({ id }) => id),
  );
  const others = options.filter(({ id }) => !colors.has(id));
  const valueOf = ({ selections }: typeof own, id: number) =>
    selections.find(({ attribute }) => attribute === id)?.value;
  const rank = (variant: typeof own) =>
    others.map(({ id, options: all }) => all.findIndex((one) => one.id === valueOf(variant, id)));
  return index
    .filter((variant) => [...colors].every((id) => valueOf(variant, id) === valueOf(own, id)))
    .toSorted((a, b) => compared(rank(a), rank(b)))
    .map((variant) => ({
      productId: variant.productId,
      label: others
        .flatMap(({ id, options: all }) => all.find((one) => one.id === valueOf(variant, id)) ?? [])
        .map(({ label }) => label)
        .join(", "),
      isSaleable: stock.some((one) => one.productId === variant.productId && one.isSaleable),
    }));
}

function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, i) => rank !== b[i]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
