import type { ShownItem } from "./shown-cart.codec.ts";

type Item = Pick<ShownItem, "id">;

/** What a browser asks for over REST, in the wire's spelling (CART-35 to 38). */
export const quantityChange = ({ id }: Item, quantity: number) => ({ item_id: id, qty: quantity });

export const removal = ({ id }: Item) => ({ item_id: id });

export const savedLine = ({ id }: Item) => ({ saved_item_id: id });

export function replacement<Items>({ id }: Item, items: Items) {
  return { item_id: id, items };
}

/** An item as it is added anew, with all that was done to it. */
export function additionOf(item: ShownItem) {
  const {
    simpleProductId: id,
    familyId,
    quantity: qty,
    overrideCategoryId,
    parts,
    bundle,
    giftCard,
    chosen,
  } = item;
  return {
    id,
    qty,
    parentId: familyId === id ? null : familyId,
    overrideCategoryId,
    bundle_uids: bundle,
    giftcard_option: giftCard,
    custom_options: chosen,
    parts: parts.map(({ kind: type, text, sku }) => ({ type, text, sku })),
  };
}
