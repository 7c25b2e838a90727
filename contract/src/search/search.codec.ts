import type { ShownPrice, Tile } from "@placket/domain/catalog/product";
import { decimalOf } from "@placket/domain/money/price-format";
import { hrefChoosing } from "@placket/domain/catalog/href-choosing";
import type { z } from "zod";
import type { searchProduct } from "./search.rest.ts";

/** A found product in the names of the live search (SEARCH-12). */
export function searchProductToWire(tile: Tile): z.input<typeof searchProduct> {
  const { minPrice, maxPrice } = tile;
  return {
    sku: tile.sku,
    name: tile.name,
    canonical_url: hrefChoosing(tile.url, tile.chosen),
    image: tile.images[0] ? { url: tile.images[0].image } : null,
    price_range: minPrice && {
      minimum_price: { final_price: amount(minPrice) },
      maximum_price: { final_price: amount(maxPrice ?? minPrice) },
    },
  };
}

/** A found product as it is shown: its prices are the lowest and the highest. */
export function shownFound(wire: z.output<typeof searchProduct>) {
  const { canonical_url: url, price_range: range, ...product } = wire;
  const prices = range && {
    lowest: range.minimum_price.final_price,
    highest: range.maximum_price.final_price,
  };
  return { ...product, url, prices };
}

export type ShownFound = ReturnType<typeof shownFound>;

function amount({ amount: money }: ShownPrice) {
  return { value: decimalOf(money), currency: money.currency };
}
