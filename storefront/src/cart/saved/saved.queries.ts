import type { shownCart, shownItems } from "@placket/contract/cart/shown-cart.codec";
import { shopKey, type Shop } from "../../api/shop.ts";
import { showNotice } from "../../notice/notices.ts";
import { queryOptions } from "../../query/query.ts";
import { cartCodec, showCart, type CartPlace, type ShownItem } from "../cart.queries.ts";

/** What the shopper put aside, and what it costs today. */
export function savedQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "saved"),
    staleTime: 0,
    queryFn: async (): Promise<readonly ShownItem[]> => {
      const [saved, { shownItems }] = await Promise.all([shop.call("savedItems"), cartCodec()]);
      return shownItems(saved.items);
    },
  });
}

/** A cart and what was put aside from it, as a change of both is answered. */
interface BothWire {
  readonly cart: Parameters<typeof shownCart>[0];
  readonly saved: { readonly items: Parameters<typeof shownItems>[0] };
  readonly messages: readonly string[];
}

/** Shows both as they are now, and says what did not become as it was wished. */
export async function showBoth(place: CartPlace, { cart, saved, messages }: BothWire) {
  const { shownCart, shownItems } = await cartCodec();
  showSaved(place, shownItems(saved.items));
  for (const message of messages) showNotice(message);
  await showCart(place, shownCart(cart));
}

/** Shows what is left of what was put aside. */
export function showSaved({ client, shop }: CartPlace, saved: readonly ShownItem[]): void {
  const { queryKey } = savedQuery(shop);
  // An answer from before the change must not come in over it.
  client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, saved);
}
