import type { ShownCart } from "../../cart/cart.queries.ts";
import { isNumber, isText, objectOf } from "../../storage/kept-shape.ts";
import { session } from "../../storage/keys.ts";
import { readStored, writeStored } from "../../storage/stored.ts";

/** Pieces that a way from a product has put into a cart. */
interface AddedFirst {
  readonly cartId: string;
  readonly productId: number;
  /** How many of it were in that cart before. */
  readonly before: number;
}

/** PAY-01: what was put into a cart on a way from its product that was not gone to its end. */
const KEY = session(
  "addedFirst",
  objectOf<AddedFirst>({ cartId: isText, productId: isNumber, before: isNumber }),
);

/** What an earlier press has begun with this product in this cart; the last one alone is known. */
export function addedBefore(productId: number, cartId: string | undefined): AddedFirst | undefined {
  const kept = readStored(KEY);
  return kept?.productId === productId && kept.cartId === cartId ? kept : undefined;
}

/** Keeps what a press has begun, beyond the page: whoever comes back from outside finds it. */
export function keepAdded(cart: ShownCart, productId: number, quantity: number): void {
  const before = piecesIn(cart, productId) - quantity;
  const added: AddedFirst = { cartId: cart.maskId, productId, before };
  writeStored(KEY, added);
}

/** How many pieces of a product a cart holds, in all its lines. */
export const piecesIn = ({ items }: ShownCart, productId: number): number =>
  items
    .filter(({ simpleProductId }) => simpleProductId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
