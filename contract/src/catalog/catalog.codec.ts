import type { Filter, Listing } from "@placket/domain/catalog/listing";
import type {
  ProductImage,
  ProductPrices,
  ShownPrice,
  SwatchRow,
  Tile,
} from "@placket/domain/catalog/product";
import { decimalOf } from "@placket/domain/money/price-format";
import type {
  WireFilter,
  WireImage,
  WireListing,
  WireListingExtra,
  WireShownPrice,
  WireSwatchRow,
  WireTile,
} from "./catalog.shapes.ts";

/** The wire's spelling of tiles and listings. */

export function shownPriceToWire(price: ShownPrice | null): WireShownPrice | null {
  if (!price) return null;
  const { amount, formatted } = price;
  return { value: decimalOf(amount), currency: amount.currency, formatted };
}

export function pricesToWire(prices: ProductPrices) {
  return {
    price: shownPriceToWire(prices.price),
    minPrice: shownPriceToWire(prices.minPrice),
    maxPrice: shownPriceToWire(prices.maxPrice),
    originalPrice: shownPriceToWire(prices.originalPrice),
    msrpPrice: shownPriceToWire(prices.msrpPrice),
    strikePrice: shownPriceToWire(prices.struckPrice),
    arePricesInvalidated: false,
  };
}

export function imageToWire({ kind, isThumbnail, ...rest }: ProductImage): WireImage {
  return { ...rest, type: kind, is_thumbnail: isThumbnail };
}

/** On a tile nothing is chosen yet: every swatch that is in stock may be (PLP-31). */
export function swatchesToWire(row: SwatchRow | null): WireSwatchRow | null {
  if (!row) return null;
  const options = row.options.map((option) => ({
    id: option.id,
    label: option.label,
    value: option.value,
    type: option.type,
    upcharge: null,
    stockLabel: option.isOutOfStock ? "Out of stock" : "",
    isOutOfStock: option.isOutOfStock,
    isAllowed: true,
    selected: false,
    disabled: false,
    productId: option.productId,
    images: option.images.map(imageToWire),
  }));
  return { ...row, options };
}

export function tileToWire(tile: Tile): WireTile {
  return {
    id: tile.id,
    sku: tile.sku,
    name: tile.name,
    type: tile.type,
    url: tile.url,
    ...pricesToWire(tile),
    images: tile.images.map(imageToWire),
    labels: tile.label ? [tile.label] : [],
    text: tile.text,
    sizes: tile.sizes,
    swatches: swatchesToWire(tile.swatches),
    chosen: [...tile.chosen],
    inStock: tile.inStock,
    stock_status: tile.inStock ? "IN_STOCK" : "OUT_OF_STOCK",
    rewardsData: tile.rewards === null ? null : { visible_on_plp: true, plp_text: tile.rewards },
  };
}

export function listingExtraToWire({
  filters,
  attributes,
}: Pick<Listing, "filters" | "attributes">): WireListingExtra {
  return {
    filterOptions: filters.map(filterToWire),
    attributes: attributes.map(({ id, code, label, swatch }) => ({
      id,
      code,
      label,
      type: swatch,
    })),
    options: attributes.flatMap((attribute) =>
      attribute.options.map((option) => ({ attributeId: attribute.id, ...option })),
    ),
  };
}

export function listingToWire(listing: Listing): WireListing {
  const { totalCount, page, pageSize, sortBy, sortDir } = listing;
  return {
    items: listing.items.map(tileToWire),
    totalCount,
    page,
    pageSize,
    sortBy,
    sortDir,
    sortOptions: listing.sortOptions.map(({ key, ...option }) => ({ value: key, ...option })),
    ...listingExtraToWire(listing),
    search: listing.search && { ...listing.search, leftOut: [...listing.search.leftOut] },
    spread: listing.spread && { notes: [...listing.spread] },
  };
}

function filterToWire({ code, label, type, swatch, values, range }: Filter): WireFilter {
  const ends = { low: range?.low ?? null, high: range?.high ?? null };
  return { code, label, type, swatchType: swatch, ...ends, options: [...values] };
}
