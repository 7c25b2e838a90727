import type { CallReply } from "../../api/rest.ts";

type Tile = CallReply<"productRelated">["items"][number];

/** As much of a tile as a Quick Buy tile shows: no swatches, one picture (PLP-03). */
export type RelatedTile = Pick<
  Tile,
  "id" | "name" | "url" | "price" | "maxPrice" | "strikePrice" | "arePricesInvalidated"
> & { readonly image: Tile["images"][number] | undefined };

/** A tile of a listing, without what only the listing shows: pages that send it are smaller. */
export function quickBuyTile({ id, name, url, images, ...tile }: Tile): RelatedTile {
  const { price, maxPrice, strikePrice, arePricesInvalidated } = tile;
  const prices = { price, maxPrice, strikePrice, arePricesInvalidated };
  return { id, name, url, image: images[0], ...prices };
}
