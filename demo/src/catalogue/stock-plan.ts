import type { ProductLine } from "./product-line.ts";

/** Pieces of a variant on the shelf: as the line says, else a number that only its SKU decides. */
export function piecesOf(line: ProductLine, suffix: string): number {
  const said = line.stock?.[suffix];
  if (said !== undefined) return said;
  const color = suffix.split("-")[0] ?? "";
  if (line.soldOut?.some((gone) => gone === suffix || gone === color)) return 0;
  const pieces = 8 + (spread(`${line.sku}-${suffix}`) % 180);
  return line.discontinued ? Math.ceil(pieces / 20) : line.pack ? pieces * line.pack : pieces;
}

/** A number from 0 on that looks accidental and is the same on every machine (FNV-1a). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash >>> 4;
}

/** The stock columns; only what differs from the store's defaults. */
export function stockCells(
  pieces: number,
  rules: { readonly pack?: number; readonly minimum?: number; readonly maximum?: number },
): Record<string, string> {
  return {
    qty: String(pieces),
    is_in_stock: pieces > 0 ? "1" : "0",
    ...(rules.minimum !== undefined && {
      min_cart_qty: String(rules.minimum),
      use_config_min_sale_qty: "0",
    }),
    ...(rules.maximum !== undefined && {
      max_cart_qty: String(rules.maximum),
      use_config_max_sale_qty: "0",
    }),
    ...(rules.pack !== undefined && {
      qty_increments: String(rules.pack),
      use_config_qty_increments: "0",
      enable_qty_increments: "1",
      use_config_enable_qty_inc: "0",
    }),
  };
}
