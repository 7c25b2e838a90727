import { z } from "zod";

/** Shapes of the catalogue's replies, in the spec's names (catalogue §3, chrome §3). */

/** An amount, formatted and not (PDP-03). */
export const shownPrice = z.object({
  value: z.number(),
  currency: z.string(),
  formatted: z.string(),
});

const maybePrice = shownPrice.nullable();

export const priceBlock = {
  price: maybePrice,
  minPrice: maybePrice,
  maxPrice: maybePrice,
  originalPrice: maybePrice,
  msrpPrice: maybePrice,
  /** The price to strike through (PLP-26). */
  strikePrice: maybePrice,
  /** Set by the client while prices are stale (PLP-29). */
  arePricesInvalidated: z.boolean(),
} as const;

/** PDP-04. */
export const productImage = z.object({
  thumb: z.string(),
  image: z.string(),
  full: z.string(),
  /** studioFront, studioBack, magic360, external-video, detail, flat or image. */
  type: z.string(),
  is_thumbnail: z.boolean(),
  alt: z.string(),
});

/** PLP-31. */
const swatchOption = z.object({
  id: z.number(),
  label: z.string(),
  value: z.string(),
  type: z.enum(["color", "image", "text"]),
  upcharge: maybePrice,
  stockLabel: z.string(),
  isOutOfStock: z.boolean(),
  isAllowed: z.boolean(),
  selected: z.boolean(),
  disabled: z.boolean(),
  productId: z.number().nullable(),
  images: z.array(productImage),
});

export const swatchRow = z.object({
  attributeId: z.number(),
  attributeCode: z.string(),
  label: z.string(),
  options: z.array(swatchOption),
});

/** A product as a listing shows it: everything a tile needs. */
export const tile = z.object({
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  type: z.enum(["simple", "virtual", "configurable", "bundle", "giftcard"]),
  url: z.string(),
  ...priceBlock,
  images: z.array(productImage),
  labels: z.array(z.object({ text: z.string(), position: z.string() })),
  /** What it is made of, in a few words; may be empty. */
  text: z.string(),
  sizes: z.object({ from: z.string(), to: z.string() }).nullable(),
  swatches: swatchRow.nullable(),
  /** What the search or the filters that found it name of its choices: it opens with them. */
  chosen: z.array(z.object({ code: z.string(), optionId: z.number() })),
  inStock: z.boolean(),
  stock_status: z.enum(["IN_STOCK", "OUT_OF_STOCK"]),
  /** What a piece earns (PLP-34); `null` where nothing is said of it. */
  rewardsData: z.object({ visible_on_plp: z.boolean(), plp_text: z.string() }).nullable(),
});

const filterOption = z.object({
  code: z.string(),
  label: z.string(),
  type: z.enum(["category", "attribute", "price", "swatch"]),
  swatchType: z.enum(["color", "image", "text"]).nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  options: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      count: z.number(),
      swatch: z.string().nullable(),
    }),
  ),
});

const sortOption = z.object({
  value: z.string(),
  label: z.string(),
  defaultDir: z.enum(["asc", "desc"]),
});

/** PDP-12, without the variants. */
const listingAttribute = z.object({
  id: z.number(),
  code: z.string(),
  label: z.string(),
  type: z.enum(["color", "image", "text"]).nullable(),
});

const listingOption = z.object({
  id: z.number(),
  attributeId: z.number(),
  label: z.string(),
  value: z.string(),
});

/** What `-extra` answers with (OPEN-23). */
export const listingExtra = z.object({
  filterOptions: z.array(filterOption),
  attributes: z.array(listingAttribute),
  options: z.array(listingOption),
});

/** Notes on the making of the product that leads the page, with leader lines into its front picture. */
const spread = z.object({
  notes: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      /** Fractions of the picture's width and height. */
      at: z.object({ x: z.number(), y: z.number() }),
      side: z.enum(["left", "right"]),
    }),
  ),
});

/** How the text of a search was taken; null for a category. */
const searchTaken = z.object({
  /** The text with other spellings; null where it was taken as it is. */
  correctedTo: z.string().nullable(),
  /** Words that nothing found has. */
  leftOut: z.array(z.string()),
});

/** PLP-20. */
export const listing = listingExtra.extend({
  items: z.array(tile),
  totalCount: z.number(),
  page: z.number(),
  pageSize: z.number(),
  sortBy: z.string(),
  sortDir: z.enum(["asc", "desc"]),
  sortOptions: z.array(sortOption),
  search: searchTaken.nullable(),
  spread: spread.nullable(),
});

export const tiles = z.object({ items: z.array(tile) });

/** MENU-10. */
const category = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  name: z.string(),
  /** Of `Shop By …` names the two parts (MENU-03). */
  namePrefix: z.string(),
  nameRest: z.string(),
  url: z.string(),
  level: z.number(),
  position: z.number(),
  inMenu: z.boolean(),
  menuIcon: z.string().nullable(),
  image: z.string().nullable(),
  description: z.string().nullable(),
  children: z.array(z.number()),
  isShopByCategory: z.boolean(),
  breadcrumbs: z.array(z.object({ id: z.number(), name: z.string(), url: z.string() })),
  canonical: z.string(),
  robots: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
  productCount: z.number(),
});

/** OPEN-21. */
export const categories = z.object({ rootId: z.number(), items: z.array(category) });

export type WireTile = z.output<typeof tile>;
export type WireListing = z.output<typeof listing>;
export type WireListingExtra = z.output<typeof listingExtra>;
export type WireCategory = z.output<typeof category>;
export type WireShownPrice = z.output<typeof shownPrice>;
export type WireImage = z.output<typeof productImage>;
export type WireSwatchRow = z.output<typeof swatchRow>;
export type WireFilter = z.output<typeof filterOption>;
