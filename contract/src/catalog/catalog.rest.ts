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

const perItem = <Part extends z.ZodRawShape>(part: Part) =>
  z.object({ items: z.array(z.object({ id: z.number(), ...part })) });

const { price, minPrice, maxPrice, originalPrice, msrpPrice, strikePrice } = tile.shape;

/** Products, listings and the category tree. */
export const catalogEndpoints = {
  categories: endpoint({
    method: "GET",
    path: "app-categories",
    summary: "The category tree as a flat list",
    source: "MENU-10, MENU-11, OPEN-21",
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
  productsPrices: slice(
    "app-products-prices",
    "The price blocks of the listed products",
    perItem({ price, minPrice, maxPrice, originalPrice, msrpPrice, strikePrice }),
  ),
  productsSwatches: slice(
    "app-products-swatches",
    "The swatches of the listed products",
    perItem({ swatches: swatchRow.nullable() }),
  ),
  productsOptionImages: slice(
    "app-products-option-images",
    "The pictures of each color of the listed products",
    perItem({
      optionImages: z.array(
        z.object({
          optionId: z.number(),
          productId: z.number().nullable(),
          images: z.array(productImage),
        }),
      ),
    }),
  ),
  productsOptionPrices: slice(
    "app-products-option-prices",
    "The price of each variant of the listed products",
    perItem({
      optionPrices: z.array(
        z.object({
          product_id: z.number(),
          final_price: z.object({ amount: z.number(), ...shownPrice.shape }),
        }),
      ),
    }),
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
