import { lateModule } from "@placket/web/late/late-module";
import type { ShownCart, ShownItem } from "@placket/contract/cart/shown-cart.codec";
import { isCartOver } from "@placket/domain/cart/cart-over";
import type { ErrorKey } from "@placket/domain/errors";
import { queryOptions } from "../query/query.ts";
import type { QueryClient } from "../query/query-client.ts";
import { CallError } from "@placket/web/call/call-error";
import { shopKey, type Shop } from "../api/shop.ts";
import { forgetCartId, keepCartId, keptCartId } from "./cart-id.ts";
import { tellTabs } from "./cart-tabs.ts";

export type { ShownCart, ShownItem };

/** What reads a cart from the wire: it comes beside the first answer, and is there for every later one. */
export const cartCodec = lateModule(() => import("@placket/contract/cart/shown-cart.codec"));

/** The shopper's cart; `null` for whoever has none. Always asked anew, never shown stale for long. */
export function cartQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "cart"),
    staleTime: 0,
    queryFn: () => fetchCart(shop),
  });
}

/**
 * The kept cart id leads (reading 61); an id whose cart is gone or ordered is forgotten. A mask id that
 * differs replaces the kept one (CART-16), unless another cart was taken up meanwhile.
 */
async function fetchCart(shop: Shop): Promise<ShownCart | null> {
  const cartId = keptCartId();
  try {
    const [wire, { shownCart }] = await Promise.all([
      shop.call("getCart", { query: cartId === undefined ? {} : { cartId } }),
      cartCodec(),
    ]);
    const cart = wire && shownCart(wire);
    if (cart && keptCartId() === cartId) keepCartId(cart.maskId);
    return cart;
  } catch (error) {
    if (!isGone(error)) throw error;
    // A cart of another website waits for the shopper there.
    if (!isRefused(error, isElsewhere) && keptCartId() === cartId) forgetCartId();
    return null;
  }
}

/** Whether the answer says that there is no such cart for this shopper. A server that stumbled does not. */
export function isGone(error: unknown): boolean {
  return isRefused(error, (key) => isCartOver(key) || key === "access.badRequest");
}

const isRefused = (error: unknown, why: (key: ErrorKey) => boolean) =>
  error instanceof CallError && error.problems.some((problem) => why(problem.error));

/**
 * After a refusal the cart is fetched as it is (CART-28). Whoever turned out to be signed out may not ask for it: it
 * stays as it is shown, and theirs once they have signed in.
 */
export async function refetchAfter(error: unknown, { client, shop }: CartPlace): Promise<void> {
  if (isRefused(error, (key) => key === "access.loginRequired")) return;
  await client.invalidateQueries({ queryKey: cartQuery(shop).queryKey });
}

const isElsewhere = (key: ErrorKey) => key === "cart.otherWebsite";

const isDiscount = ({ code }: { readonly code: string }) => code === "discount";

/** Where a cart is shown: the cache of a shop. */
export interface CartPlace {
  readonly client: QueryClient;
  readonly shop: Shop;
}

const fallenAway = lateModule(() => import("./fallen-away.ts"));

/**
 * Shows the cart that a change was answered with: it is the server's, priced anew, and nobody asks twice. The
 * other tabs hear that theirs is old.
 */
export async function showCart({ client, shop }: CartPlace, cart: ShownCart): Promise<void> {
  keepCartId(cart.maskId);
  const query = cartQuery(shop);
  // An answer from before the change must not come in over it.
  client.cancelQueries({ queryKey: query.queryKey });
  const before = client.getQueryData(query.queryKey);
  if (before?.lines.some(isDiscount)) {
    void fallenAway().then(
      ({ tellFallenAway }) => tellFallenAway(before, cart),
      // The sum shows it too.
      () => undefined,
    );
  }
  client.setQueryData(query.queryKey, cart);
  tellTabs();
}
