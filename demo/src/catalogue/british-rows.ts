import { parsePairs } from "@placket/domain/catalog-import/pair-list";
import { britishText } from "./british-words.ts";
import { attributePairs, type ProductRow } from "./product-row.ts";

/**
 * What the British store view says of a product differently: its texts, and those attributes that are
 * text. Nothing for a product of which it says the same.
 */
export function britishRows(row: ProductRow): ProductRow[] {
  if (row["visibility"] === "Not Visible Individually") return [];
  const cells = Object.fromEntries(TEXTS.flatMap((column) => differing(column, row[column] ?? "")));
  const pairs = parsePairs(row["additional_attributes"] ?? "");
  const attributes = (pairs.ok ? pairs.value : [])
    .filter(([code]) => /^(tile_text|material|care|pdp_message|fit_.*)$/.test(code))
    .flatMap(([code, text]) => differing(code, text));
  if (attributes.length > 0)
    cells["additional_attributes"] = attributePairs(Object.fromEntries(attributes));
  const sku = row["sku"] ?? "";
  return Object.keys(cells).length > 0 ? [{ sku, store_view_code: "uk", ...cells }] : [];
}

const TEXTS = ["short_description", "description", "meta_description"];

function differing(name: string, text: string): [string, string][] {
  const british = britishText(text);
  return british === text ? [] : [[name, british]];
}
