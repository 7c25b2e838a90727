import type { CartItemWire } from "@placket/contract/cart/cart.codec";
import type { QuoteItemsSortInput, SortQuoteItemsEnum } from "@placket/contract/graphql.gen";

type Key = string | number;

/** By what items are sorted. Their ids are counted up as they are put in. */
const KEYS: Readonly<Record<SortQuoteItemsEnum, (item: CartItemWire) => Key>> = {
  ITEM_ID: ({ item_id: id }) => id,
  CREATED_AT: ({ item_id: id }) => id,
  PRODUCT_ID: ({ product_id: id }) => id,
  SKU: ({ sku }) => sku,
  NAME: ({ name }) => name,
  QTY: ({ quantity }) => quantity,
  PRICE: ({ prices }) => prices.price.value,
  ROW_TOTAL: ({ prices }) => prices.row_total.value,
};

/** The items in another order than the cart's own, names as a language has them; those that are alike stay as they stand. */
export function sortedItems(
  items: readonly CartItemWire[],
  { field, order }: QuoteItemsSortInput,
  locale: string,
): CartItemWire[] {
  const keyOf = KEYS[field];
  const way = order === "DESC" ? -1 : 1;
  return [...items].sort((a, b) => way * compared(keyOf(a), keyOf(b), locale));
}

const compared = (a: Key, b: Key, locale: string): number =>
  typeof a === "number" && typeof b === "number"
    ? a - b
    : String(a).localeCompare(String(b), locale);
