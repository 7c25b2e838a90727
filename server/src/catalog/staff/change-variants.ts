import type { ProductChange } from "@placket/domain/catalog/staff/product-values";
import { problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { changeStock } from "../../stock/count-stock.ts";
import { changeProducts } from "./change-product.ts";
import { selectAttributes } from "./staff-product.sql.ts";
import { barcodeCode, matrixOf, type Matrix } from "./variant-matrix.ts";

/** What of a variant is changed, and what was seen of it. */
interface ChangedVariant {
  readonly id: number;
  readonly seen: string;
  readonly priceMinor?: number | undefined;
  readonly isEnabled?: boolean | undefined;
  readonly barcode?: string | undefined;
  readonly pieces?: { readonly seen: number; readonly quantity: number } | undefined;
}

/** Changes variants of a family, all of them or none; their pieces by the room of stock, against what was seen of them. */
export async function changeVariants(
  tx: Ctx,
  id: number,
  { reason, variants }: { readonly reason: string; readonly variants: readonly ChangedVariant[] },
): Promise<Result<Matrix>> {
  const before = await matrixOf(tx, id);
  if (!before.ok) return before;
  const known = new Map(before.value.variants.map((one) => [one.id, one]));
  if (variants.some((one) => !known.has(one.id)))
    return refuse(problem("catalog.productGone", "id"));
  const code = barcodeCode(await selectAttributes(tx.db));
  const changed = await changeProducts(
    tx,
    variants.map((one) => ({ id: one.id, seen: one.seen, ...changeOf(one, code) })),
    { kind: "default" },
  );
  if (!changed.ok) return changed;
  for (const { id: product, pieces } of variants) {
    const isInStock = known.get(product)?.isInStock ?? true;
    if (pieces === undefined) continue;
    const seen = { quantity: pieces.seen, isInStock };
    const written = await changeStock(tx, product, {
      seen,
      quantity: pieces.quantity,
      isInStock,
      reason,
    });
    if (!written.ok) return written;
  }
  return matrixOf(tx, id);
}

function changeOf(
  { priceMinor, isEnabled, barcode }: ChangedVariant,
  code: string | null,
): ProductChange {
  const isGone = code !== null && barcode?.trim() === "";
  const isSaid = code !== null && barcode !== undefined && !isGone;
  return {
    set: {
      ...(priceMinor !== undefined && { priceMinor }),
      ...(isEnabled !== undefined && { isEnabled }),
    },
    attributes: isSaid ? { [code]: barcode.trim() } : {},
    useDefault: isGone ? [`attributes.${code}`] : [],
  };
}
