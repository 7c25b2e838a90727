import { isSaleableProduct, type CatalogBase } from "../read-model/catalog-base.ts";
import {
  BACKORDERS,
  IN_STOCK,
  PRODUCT_TYPES,
  STOCK_MANAGED,
  type ProductRows,
} from "../read-model/rows/product-rows.ts";

/** Whether there is anything of a product, whoever may see it. */
export type StockState = "in" | "none";

/** The products of that state, of those with a visibility that is meant, told by whichever side is shorter. */
export function idsByStock(
  base: Pick<CatalogBase, "rows" | "families" | "bundles">,
  state: StockState,
  isMeant: (visibility: number) => boolean,
): { readonly are: "in" | "out"; readonly of: readonly number[] } {
  const { rows } = base;
  const found: Record<StockState, number[]> = { in: [], none: [] };
  for (let row = 0; row < rows.count; row += 1) {
    if (!isMeant(rows.visibility[row]!)) continue;
    found[isThere(base, row) ? "in" : "none"].push(rows.ids[row]!);
  }
  const other = found[state === "in" ? "none" : "in"];
  return found[state].length <= other.length
    ? { are: "in", of: found[state] }
    : { are: "out", of: other };
}

function isThere(base: Pick<CatalogBase, "rows" | "families" | "bundles">, row: number): boolean {
  const { rows, families } = base;
  const type = PRODUCT_TYPES[rows.types[row]!];
  if (type === "configurable")
    return isShelved(rows, row) && families.childrenOf(row).some((child) => hasPieces(rows, child));
  if (type === "bundle") return isSaleableProduct(base, row);
  return type === "giftcard" ? isShelved(rows, row) : hasPieces(rows, row);
}

const isShelved = ({ stockFlags }: ProductRows, row: number) => (stockFlags[row]! & IN_STOCK) !== 0;

function hasPieces(rows: ProductRows, row: number): boolean {
  const how = rows.stockFlags[row]!;
  const isEndless = (how & STOCK_MANAGED) === 0 || (how & BACKORDERS) !== 0;
  return isShelved(rows, row) && (isEndless || rows.stock[row]! > 0);
}
