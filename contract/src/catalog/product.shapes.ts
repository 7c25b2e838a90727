import { offeredOption } from "../custom-option/offered-option.codec.ts";
import { offeredGiftCard } from "../sold-card/offered-gift-card.codec.ts";
import { z } from "zod";
import { arrivalShape } from "../shapes.ts";
import { portalData } from "../store/portal-data.ts";
import { bundledProduct, bundleTerms } from "../bundle/offered-bundle.codec.ts";
import { priceBlock, productImage, shownPrice } from "./catalog.shapes.ts";

/** The whole of a product, for its page (catalogue §3 Product). */

/** PDP-07. */
const attributeValue = z.object({
  code: z.string(),
  label: z.string(),
  value: z.string(),
  backend_value: z.string(),
});

/** PDP-12. */
const configurableAttribute = z.object({
  id: z.number(),
  code: z.string(),
  label: z.string(),
  type: z.enum(["color", "image", "text"]).nullable(),
  options: z.array(
    z.object({ id: z.number(), label: z.string(), value: z.string(), type: z.string() }),
  ),
});

/** PDP-13. */
const variantEntry = z.object({
  productId: z.number(),
  sku: z.string(),
  selections: z.array(z.object({ attribute: z.number(), value: z.number() })),
});

/** PDP-14; quantity rules are the variant's own. */
const stockEntry = z.object({
  product_id: z.number(),
  is_in_stock: z.boolean(),
  stock_message: z.string(),
  is_item_saleable: z.boolean(),
  quantity: z.number().nullable(),
  backorders: z.boolean(),
  minQuantity: z.number(),
  maxQuantity: z.number(),
  qtyIncrements: z.number(),
});

/** PDP-04. */
const subProduct = z.object({
  id: z.number(),
  sku: z.string(),
  images: z.array(productImage),
  price: shownPrice.nullable(),
  originalPrice: shownPrice.nullable(),
});

/** PDP-08; `value` is the price without its format, `percent` by PDP-48. */
const tierPriceEntry = z.object({
  qty: z.number(),
  price: shownPrice,
  value: z.number(),
  percent: z.number(),
});

const crumb = z.object({ id: z.number(), name: z.string(), url: z.string() });

/** PDP-03 to PDP-06. */
export const product = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  sku: z.string(),
  name: z.string(),
  type: z.enum(["simple", "virtual", "configurable", "bundle", "giftcard"]),
  url: z.string(),
  description: z.string(),
  shortDescription: z.string(),
  ...priceBlock,
  images: z.array(productImage),
  labels: z.array(z.object({ text: z.string(), position: z.string() })),
  options: z.array(configurableAttribute),
  index: z.array(variantEntry),
  /** Option ids of the color attribute to the variants that have them. */
  colorIndex: z.record(z.string(), z.array(z.number())),
  subProducts: z.array(subProduct),
  stockData: z.array(stockEntry),
  inStock: z.boolean(),
  stock_status: z.enum(["IN_STOCK", "OUT_OF_STOCK"]),
  isEnabled: z.boolean(),
  temporaryRedirectUrl: z.string().nullable(),
  loginRequired: z.boolean(),
  quantity: z.number().nullable(),
  minQuantity: z.number(),
  maxQuantity: z.number(),
  qtyIncrements: z.number(),
  isQtyIncrementsEnable: z.boolean(),
  pdpMessage: z.string(),
  pdpUnitMessage: z.string(),
  attributes: z.array(attributeValue),
  custom_attributes: z.record(z.string(), z.unknown()),
  /** What is chosen of it besides what makes its variants. */
  customOptions: z.array(offeredOption),
  bundledProducts: z.array(bundledProduct),
  /** What is said of all of a bundle; `null` of what is none. */
  bundle: bundleTerms.nullable(),
  /** What a gift card may be worth; `null` of what is none, or cannot be bought here. */
  giftcard: offeredGiftCard.nullable(),
  tierPrices: z.array(tierPriceEntry),
  /** PDP-10. */
  extension_attributes: z.object({
    /** Whether its price is one of the asker's customer group, another than visitors have. */
    special_price_flag: z.boolean(),
    portal_data: portalData.pick({ is_active: true, code: true, hide_strikethrough_price: true }),
    /** What the straps of a bundle are called, JSON with `label1` and `label2`; `null` of what is none. */
    cw_bundle_attr_label_text: z.string().nullable(),
  }),
  breadcrumbs: z.array(crumb),
  metaTitle: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
  canonical: z.string(),
  hreflang: z.array(z.object({ locale: z.string(), url: z.string() })),
  robots: z.string(),
  /** schema.org Product, as JSON-LD. */
  richSnippet: z.record(z.string(), z.unknown()),
  instagramTags: z.string(),
  /** When one piece is there that is ordered now, by the method that a checkout preselects. */
  arrival: arrivalShape.nullable(),
  /** The same of one on which something is done, `digitized` with a logo that nobody has digitized yet. */
  embroideredArrival: z
    .object({ sewn: arrivalShape.nullable(), digitized: arrivalShape.nullable() })
    .nullable(),
  /** Its offer names a logo at first, and locks it. */
  hasDefaultEmbroideryAndLocked: z.boolean(),
  /** Kinds of what can be done to it, as `/app-embroidery` spells them; none where nothing can. */
  embroideryOptions: z.array(z.string()),
});

export type WireProduct = z.output<typeof product>;
