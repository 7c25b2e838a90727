import { quickQuantity, type QuickLine } from "@placket/domain/cart/quick/quick-order";

/** Typed lines as the calls take them; what is no number is `null`, which the cart refuses. */
export const quickCall = (lines: readonly QuickLine[]) => ({
  lines: lines.map(({ sku, quantity }) => {
    const qty = quickQuantity(quantity);
    return { sku: sku.trim(), qty: Number.isNaN(qty) ? null : qty };
  }),
});

/** Where a refused line stands, and which of its fields: `lines.3.qty`. */
export function lineField(
  field: string,
): { readonly at: number; readonly part: "sku" | "quantity" } | undefined {
  const found = /^lines\.(\d+)\.(sku|qty)$/.exec(field);
  return found
    ? { at: Number(found[1]), part: found[2] === "qty" ? "quantity" : "sku" }
    : undefined;
}
