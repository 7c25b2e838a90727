import {
  listingExtraToWire,
  pricesToWire,
  shownPriceToWire,
  swatchesToWire,
  imageToWire,
} from "@placket/contract/catalog/catalog.codec";
import type { Listing } from "@placket/domain/catalog/listing";
import type { Tile } from "@placket/domain/catalog/product";
import { rowPrices } from "../product/product-prices.ts";
import { variantsOf } from "../product/product-variants.ts";
import { rowOf } from "../read-model/rows/product-rows.ts";
import type { Shopper } from "../shopper.ts";

/** Parts of a listing that have calls of their own (PLP-12): the same page, one slice of it. */
export const listingSlices = {
  extra: (listing: Listing) => listingExtraToWire(listing),
  prices: (listing: Listing) => perItem(listing, (tile) => withoutState(pricesToWire(tile))),
  swatches: (listing: Listing) =>
    perItem(listing, (tile) => ({ swatches: swatchesToWire(tile.swatches) })),
  optionImages: (listing: Listing) => perItem(listing, optionImages),
  /** Only of what is filtered (PLP-12): else nothing says which variants are meant. */
  optionPrices: ({ isFiltered, ...listing }: Listing, shopper: Shopper) =>
    perItem({ items: isFiltered ? listing.items : [] }, (tile) => optionPrices(shopper, tile)),
} as const;

function perItem<Part>({ items }: Pick<Listing, "items">, part: (tile: Tile) => Part) {
  return { items: items.map((tile) => ({ id: tile.id, ...part(tile) })) };
}

function withoutState<Prices extends { arePricesInvalidated: boolean }>(prices: Prices) {
  const { arePricesInvalidated: _state, ...rest } = prices;
  return rest;
}

function optionImages({ swatches }: Tile) {
  const options = swatches?.options ?? [];
  return {
    optionImages: options.map(({ id, productId, images }) => {
      return { optionId: id, productId, images: images.map(imageToWire) };
    }),
  };
}

/** PDP-15: the final price of each variant. */
function optionPrices(shopper: Shopper, { id }: Tile) {
  const { rows } = shopper.snapshot.base;
  const familyRow = rowOf(rows, id);
  const prices = variantsOf(shopper, familyRow).flatMap(({ productId }) => {
    const { price } = rowPrices(shopper, { row: rowOf(rows, productId), familyRow });
    const shown = shownPriceToWire(price);
    return shown ? { product_id: productId, final_price: { amount: shown.value, ...shown } } : [];
  });
  return { optionPrices: prices };
}
