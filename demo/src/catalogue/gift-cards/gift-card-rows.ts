import { CARDS, cardFile } from "../../cards.ts";
import type { GarmentBook } from "../garment-book.ts";
import { pictureCells } from "../line-rows.ts";
import { attributePairs, paragraphs, type ProductRow } from "../product-row.ts";

const SKU = "GIFT-CARD";
const SUMMARY = "A code by letter, on the day you choose. What is not spent stays on it.";
const FACTS = [
  "Choose what it is worth, write a few lines, and say when it is to arrive.",
  "It pays for goods, embroidery and the way to you. It is good for ever.",
];

/** The gift card of the demo store, in dollars; its British store view says amounts in pounds. */
export function giftCardRows(book: GarmentBook): ProductRow[] {
  const pictures = CARDS.map(({ code, label }) =>
    book.picture(SKU, { file: cardFile(code), label }),
  );
  return [
    {
      sku: SKU,
      attribute_set_code: "Garment",
      product_type: "giftcard",
      product_websites: "base,uk",
      product_online: "1",
      tax_class_name: "None",
      visibility: "Catalog, Search",
      created_at: "2026-01-12 09:00:00",
      name: "Gift card",
      short_description: SUMMARY,
      description: paragraphs([SUMMARY, ...FACTS]),
      meta_title: "Gift card",
      meta_description: SUMMARY,
      ...pictureCells(pictures),
      additional_attributes: attributePairs({
        giftcard_amounts: "25|50|100|200",
        allow_open_amount: "Yes",
        open_amount_min: "10",
        open_amount_max: "500",
      }),
      manage_stock: "0",
      use_config_manage_stock: "0",
      is_in_stock: "1",
    },
    {
      sku: SKU,
      store_view_code: "uk",
      additional_attributes: attributePairs({
        giftcard_amounts: "20|40|80|150",
        allow_open_amount: "Yes",
        open_amount_min: "10",
        open_amount_max: "400",
      }),
    },
  ];
}
