import { cartCount } from "../chrome/mini-cart-door.ts";
import type { Running } from "../room.ts";
import { subscribe } from "../events/events.ts";
import { cartQuery, type CartPlace } from "./cart.queries.ts";
import { followCartCookie, forgetCartId } from "./cart-id.ts";
import { onCartElsewhere } from "./cart-tabs.ts";

/**
 * Loads the cart once the page is drawn, again on every route, on login and on logout (CART-14), after a change in another tab, and
 * keeps the header's count. After a logout it is empty (CART-17).
 */
export function start({ client, shop }: Running): void {
  const query = cartQuery(shop);
  client.subscribe(() => cartCount.set(client.getQueryData(query.queryKey)?.pieces));
  // A cart that cannot be loaded is silently not shown (CART-15); the next route asks again.
  const reload = () => void client.prefetchQuery(query);
  subscribe("page.loaded", reload);
  onCartElsewhere(reload);
  subscribe("customer.loggedIn", () => {
    followCartCookie();
    // An answer that is under way is the guest's.
    client.cancelQueries(query);
    reload();
  });
  subscribe("customer.loggedOut", () => void empty({ client, shop }).then(reload));
  reload();
}

/** The cart of whoever has none (CART-17). An answer that is still under way is the old cart's. */
async function empty({ client, shop }: CartPlace): Promise<void> {
  const { queryKey } = cartQuery(shop);
  forgetCartId();
  client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, null);
}
