import type { StoredCartItem } from "./cart.ts";

type FamilyLine = Pick<StoredCartItem, "productId" | "parentId" | "quantity">;

/**
 * How many pieces of an item's family the cart holds, whatever sizes and colors: what tier prices count
 * (decision 0004).
 */
export function familyPieces(items: readonly FamilyLine[]): (item: FamilyLine) => number {
  const pieces = new Map<number, number>();
  for (const item of items) {
    const family = familyOf(item);
    pieces.set(family, (pieces.get(family) ?? 0) + item.quantity);
  }
  return (item) => pieces.get(familyOf(item)) ?? item.quantity;
}

const familyOf = ({ productId, parentId }: FamilyLine) => parentId ?? productId;
