import type { Shelf } from "../quantity/has-pieces.ts";

/** Pieces of a product that one bundle takes off its shelf. */
interface TakenPieces {
  readonly productId: number;
  readonly quantity: number;
  readonly shelf: Shelf;
}

/**
 * How many bundles can be made of what lies on the shelves: as many as the scarcest product is enough for, one that stands
 * in a bundle twice counted together. What nobody counts, or may be waited for, is never short.
 */
export function bundleShelf(pieces: readonly TakenPieces[]): Shelf {
  const counted = pieces.filter(({ shelf }) => shelf.quantity !== null && !shelf.backorders);
  const byProduct = Map.groupBy(counted, ({ productId }) => productId);
  const enoughFor = [...byProduct.values()].map((same) => {
    const wanted = same.reduce((all, { quantity }) => all + quantity, 0);
    return Math.floor(Math.max(0, same[0]?.shelf.quantity ?? 0) / wanted);
  });
  return {
    quantity: enoughFor.length === 0 ? null : Math.min(...enoughFor),
    backorders: false,
  };
}
