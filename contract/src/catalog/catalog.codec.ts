import type { Filter, Listing } from "@placket/domain/catalog/listing";
import type { ImageKind } from "@placket/domain/catalog/image-kind";
import type {
  ProductImage,
  ProductPrices,
  ShownPrice,
  SwatchRow,
  Tile,
} from "@placket/domain/catalog/product";
import { decimalOf, minorOf } from "@placket/domain/money/price-format";
import type {
  WireFilter,
  WireImage,
  WireListing,
  WireListingExtra,
  WireShownPrice,
  WireSwatchRow,
  WireTile,
} from "./catalog.shapes.ts";

/** Between the wire's spelling of tiles and listings and the domain's. */

export function shownPriceToWire(price: ShownPrice | null): WireShownPrice | null {
  if (!price) return null;
  const { amount, formatted } = price;
  return { value: decimalOf(amount), currency: amount.currency, formatted };
}

function shownPriceFromWire(price: WireShownPrice | null): ShownPrice | null {
  if (!price) return null;
  const minor = minorOf(price.value, price.currency);
  return { amount: { minor, currency: price.currency }, formatted: price.formatted };
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

function pricesFromWire(
  wire: Omit<ReturnType<typeof pricesToWire>, "arePricesInvalidated">,
): ProductPrices {
  return {
    price: shownPriceFromWire(wire.price),
    minPrice: shownPriceFromWire(wire.minPrice),
    maxPrice: shownPriceFromWire(wire.maxPrice),
    originalPrice: shownPriceFromWire(wire.originalPrice),
    msrpPrice: shownPriceFromWire(wire.msrpPrice),
    struckPrice: shownPriceFromWire(wire.strikePrice),
  };
}

export function imageToWire({ kind, isThumbnail, ...rest }: ProductImage): WireImage {
  return { ...rest, type: kind, is_thumbnail: isThumbnail };
}

function imageFromWire({ type, is_thumbnail, ...rest }: WireImage): ProductImage {
  return { ...rest, kind: type as ImageKind, isThumbnail: is_thumbnail };
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

function swatchesFromWire(wire: WireSwatchRow | null): SwatchRow | null {
  if (!wire) return null;
  const options = wire.options.map(
    ({ id, label, value, type, isOutOfStock, productId, images }) => {
      return { id, label, value, type, isOutOfStock, productId, images: images.map(imageFromWire) };
    },
  );
  return { ...wire, options };
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
    inStock: tile.inStock,
    stock_status: tile.inStock ? "IN_STOCK" : "OUT_OF_STOCK",
  };
}

function tileFromWire(wire: WireTile): Tile {
  const label = wire.labels[0];
  return {
    id: wire.id,
    sku: wire.sku,
    name: wire.name,
    type: wire.type,
    url: wire.url,
    ...pricesFromWire(wire),
    images: wire.images.map(imageFromWire),
    label: label ? { text: label.text, position: "topRight" } : null,
    text: wire.text,
    sizes: wire.sizes,
    swatches: swatchesFromWire(wire.swatches),
    inStock: wire.inStock,
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
    spread: listing.spread && { notes: [...listing.spread] },
  };
}

export function listingFromWire(wire: WireListing): Listing {
  const { totalCount, page, pageSize, sortBy, sortDir } = wire;
  return {
    items: wire.items.map(tileFromWire),
    totalCount,
    page,
    pageSize,
    sortBy,
    sortDir,
    sortOptions: wire.sortOptions.map(({ value, ...option }) => ({ key: value, ...option })),
    filters: wire.filterOptions.map(filterFromWire),
    attributes: wire.attributes.map(({ type, ...attribute }) => ({
      ...attribute,
      swatch: type,
      options: wire.options.filter((option) => option.attributeId === attribute.id),
    })),
    spread: wire.spread?.notes ?? null,
  };
}

function filterToWire({ code, label, type, swatch, values, range }: Filter): WireFilter {
  const ends = { low: range?.low ?? null, high: range?.high ?? null };
  return { code, label, type, swatchType: swatch, ...ends, options: [...values] };
}

function filterFromWire({ swatchType, low, high, options, ...rest }: WireFilter): Filter {
  const range = low === null || high === null ? null : { low, high };
  return { ...rest, swatch: swatchType, values: options, range };
}
