import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, text } from "../shapes.ts";
import {
  categories,
  listing,
  listingExtra,
  productImage,
  shownPrice,
  swatchRow,
  tile,
  tiles,
} from "./catalog.shapes.ts";
import { categoryListingQuery } from "./listing.query.ts";
import { product } from "./product.shapes.ts";

const LISTING_ERRORS = [
  "catalog.noSuchCategory",
  "catalog.badPage",
  "catalog.badPageSize",
  "catalog.badSort",
  "catalog.badFilters",
  "catalog.badPriceRange",
] as const;

/** A slice of a listing: the same question, another part of the answer (PLP-12). */
function slice<Reply extends z.ZodType>(path: string, summary: string, reply: Reply) {
  return endpoint({
    method: "GET",
    path,
    summary,
    source: "PLP-12, OPEN-13",
    can: "shop.browse",
    query: categoryListingQuery,
    reply,
    errors: LISTING_ERRORS,
  });
}

/** The same for members of a portal with a menu of its own (PLP-13, OPEN-03); of what, the other call says. */
function overrideSlice<Reply extends z.ZodType>(path: string, reply: Reply) {
  return endpoint({
    method: "GET",
    path,
    summary: "The same for members of a portal that has a menu of its own; refuses everybody else.",
    source: "PLP-13, OPEN-03",
    can: "shop.browse",
    query: categoryListingQuery,
    reply,
    errors: [...LISTING_ERRORS, "portal.noSuchPortal"],
  });
}

const perItem = <Part extends z.ZodRawShape>(part: Part) =>
  z.object({ items: z.array(z.object({ id: z.number(), ...part })) });

const { price, minPrice, maxPrice, originalPrice, msrpPrice, strikePrice } = tile.shape;

const prices = perItem({ price, minPrice, maxPrice, originalPrice, msrpPrice, strikePrice });
const swatches = perItem({ swatches: swatchRow.nullable() });
const optionImages = perItem({
  optionImages: z.array(
    z.object({
      optionId: z.number(),
      productId: z.number().nullable(),
      images: z.array(productImage),
    }),
  ),
});
const optionPrices = perItem({
  optionPrices: z.array(
    z.object({
      product_id: z.number(),
      final_price: z.object({ amount: z.number(), ...shownPrice.shape }),
    }),
  ),
});

/** Products, listings and the category tree. */
export const catalogEndpoints = {
  categories: endpoint({
    method: "GET",
    path: "app-categories",
    summary:
      "The category tree as a flat list; for members of a portal that has a menu of its own, under that.",
    source: "MENU-10, MENU-11, OPEN-21, PORTAL-27",
    can: "shop.browse",
    reply: categories,
    errors: [],
  }),
  products: slice("app-products", "A page of a category with its filters and counts", listing),
  productsExtra: slice(
    "app-products-extra",
    "The listing's filters, attributes and options",
    listingExtra,
  ),
  productsPrices: slice("app-products-prices", "The price blocks of the listed products", prices),
  productsSwatches: slice("app-products-swatches", "The swatches of the listed products", swatches),
  productsOptionImages: slice(
    "app-products-option-images",
    "The pictures of each color of the listed products",
    optionImages,
  ),
  productsOptionPrices: slice(
    "app-products-option-prices",
    "The price of each variant of the listed products",
    optionPrices,
  ),
  overrideCategories: endpoint({
    method: "GET",
    path: "app-override-categories",
    summary: "The category tree under the menu of the asker's portal; refuses who has none.",
    source: "MENU-12, PLP-13, OPEN-03",
    can: "shop.browse",
    reply: categories,
    errors: ["portal.noSuchPortal"],
  }),
  overrideProducts: overrideSlice("app-override-category-products", listing),
  overrideProductsExtra: overrideSlice("app-override-products-extra", listingExtra),
  overrideProductsPrices: overrideSlice("app-override-category-products-prices", prices),
  overrideProductsSwatches: overrideSlice("app-override-category-products-swatches", swatches),
  overrideProductsOptionImages: overrideSlice(
    "app-override-category-products-option-images",
    optionImages,
  ),
  overrideProductsOptionPrices: overrideSlice(
    "app-override-category-products-option-prices",
    optionPrices,
  ),
  productInfo: endpoint({
    method: "GET",
    path: "app-product-info",
    summary: "Everything a product page shows",
    source: "PDP-49, PDP-03 to PDP-15",
    can: "shop.browse",
    query: z.object({ id, parentId: id.optional(), overrideCategoryId: id.optional() }),
    reply: product,
    errors: ["catalog.noSuchProduct"],
  }),
  productsBySkus: endpoint({
    method: "GET",
    path: "app-products-by-skus",
    summary: "Tiles of the products with these item numbers, in that order",
    source: "PLP-14",
    can: "shop.browse",
    query: z.object({ skus: text(8000) }),
    reply: tiles,
    errors: ["catalog.tooManySkus"],
  }),
  productRelated: endpoint({
    method: "GET",
    path: "app-product-related",
    summary: "Related products",
    source: "PDP-50",
    can: "shop.browse",
    query: z.object({ productId: id }),
    reply: tiles,
    errors: ["catalog.noSuchProduct"],
  }),
  productUpsell: endpoint({
    method: "GET",
    path: "app-product-upsell",
    summary: "Products to buy instead",
    source: "PDP-50",
    can: "shop.browse",
    query: z.object({ productId: id }),
    reply: tiles,
    errors: ["catalog.noSuchProduct"],
  }),
} as const satisfies EndpointTable;
