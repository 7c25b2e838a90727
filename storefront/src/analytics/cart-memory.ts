import type { ShownCart } from "@placket/contract/cart/shown-cart.codec";
import type { TrackedFacts, TrackedItem } from "@placket/domain/analytics/tracked";
import { cartQuery } from "../cart/cart.queries.ts";
import type { Running } from "../room.ts";
import { couponOf, itemOfCart } from "./tracked-items.ts";

/** As the store's own events name what came into a cart, or left it. */
interface Named {
  readonly sku: string;
  readonly name: string;
  readonly quantity?: number;
}

/** The cart as it is and as it was, by which an item that is named alone gets its price. */
export interface CartMemory {
  readonly now: () => ShownCart | null | undefined;
  /** Tells of an item that came in, or was changed: at once where the cart has it, else when the cart is another one. */
  readonly onceIn: (named: Named, tell: (facts: TrackedFacts) => void) => void;
  /** What is told of an item that left. */
  readonly left: (named: Named) => TrackedFacts;
  /** The cart may have changed. */
  readonly look: () => void;
}

export function cartMemory({ client, shop }: Pick<Running, "client" | "shop">): CartMemory {
  const { queryKey } = cartQuery(shop);
  const read = () => client.getQueryData(queryKey);
  let now = read();
  let before: ShownCart | null | undefined;
  let waiting: (() => void)[] = [];

  const itemIn = (cart: ShownCart | null | undefined, { sku }: Named) =>
    cart?.items.find((item) => item.sku === sku);

  const factsOf = (named: Named, carts: readonly (ShownCart | null | undefined)[]) => {
    const cart = carts.find((one) => itemIn(one, named));
    const item = itemIn(cart, named);
    const { sku, name, quantity = item?.quantity ?? 1 } = named;
    const told: TrackedItem = item ? itemOfCart(item, quantity) : { sku, name, quantity };
    const known = cart ?? now;
    return {
      items: [told],
      currency: known?.grandTotal.currency,
      coupon: known ? couponOf(known) : undefined,
    };
  };

  return {
    now: () => now,
    left: (named) => factsOf(named, [now, before]),
    onceIn: (named, tell) => {
      const tellNow = () => tell(factsOf(named, [now, before]));
      if (itemIn(now, named)) tellNow();
      else waiting.push(tellNow);
    },
    look: () => {
      const found = read();
      if (found === now) return;
      before = now;
      now = found;
      const told = waiting;
      waiting = [];
      for (const tell of told) tell();
    },
  };
}
