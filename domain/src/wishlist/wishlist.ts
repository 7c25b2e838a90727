import { isOneLine, isSeen } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";

/** Wish lists that a customer may keep in one website. */
export const WISHLISTS_MAX = 20;
/** Products on one of them. */
export const WISHLIST_ITEMS_MAX = 200;
/** Letters of a list's name. */
export const WISHLIST_NAME_MAX = 60;
/** Letters of the note on an item. */
export const WISH_NOTE_MAX = 500;
/** Pieces that are wished for of one item. */
export const WISH_QUANTITY_MAX = 9999;

/** What a list is called that nobody has named: the first one. */
export const UNNAMED_WISHLIST = "Wish List";

/** What is wrong with the name of a list; it must come trimmed. */
export function checkListName(name: string): Problem[] {
  if (!isSeen(name)) return [problem("wishlist.nameMissing", "name")];
  const isFine = isOneLine(name) && name.length <= WISHLIST_NAME_MAX;
  return isFine ? [] : [problem("wishlist.nameInvalid", "name", WISHLIST_NAME_MAX)];
}

/** What is said of an item, as it is changed: what is left out stays. */
export interface WishChange {
  readonly quantity?: number | undefined;
  /** Trimmed; an empty one takes the note away. */
  readonly note?: string | undefined;
}

/** What is wrong with the pieces or the note of an item. */
export function checkWish({ quantity = 1, note = "" }: WishChange): Problem[] {
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= WISH_QUANTITY_MAX;
  return [
    ...(isQuantity ? [] : [problem("wishlist.quantityInvalid", "quantity", WISH_QUANTITY_MAX)]),
    ...(note.length <= WISH_NOTE_MAX
      ? []
      : [problem("wishlist.noteInvalid", "description", WISH_NOTE_MAX)]),
  ];
}
