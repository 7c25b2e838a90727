import {
  actedByFromWire,
  landingCodeFromWire,
  portalIdFromWire,
  cameInFromWire,
  loginToWire,
  type CameIn,
  type Login,
} from "@placket/contract/customer/came-in.codec";
import { toolsFromWire } from "@placket/contract/customer/tools.codec";
import type { AccountInfoWire } from "@placket/contract/customer/customer.rest";
import type { AssertionWire } from "@placket/contract/customer/passkey.rest";
import { CallError } from "@placket/web/call/call-error";
import type { Shop } from "../api/shop.ts";
import { cartQuery } from "../cart/cart.queries.ts";
import { tellTabs as tellTabsOfCart } from "../cart/cart-tabs.ts";
import { withPricesInvalidated } from "../money/invalidated-prices.ts";
import { publish } from "../events/events.ts";
import { showNotice } from "../notice/notices.ts";
import { hashKey, type QueryKey } from "../query/query.ts";
import type { QueryClient } from "../query/query-client.ts";
import { hrefTo } from "../routing/routes.ts";
import { storageKeys } from "../storage/keys.ts";
import { removeStored, writeStored } from "../storage/stored.ts";
import { readConfig } from "../store/config.queries.ts";
import { account, type Account } from "./account.ts";
import { forgetSignIn, keepSignIn, tellTabs } from "./kept-sign-in.ts";

/** Where somebody signs in or out: the calls of a shop and what they have answered so far. */
export interface SignInPlace {
  readonly client: QueryClient;
  readonly shop: Shop;
}

/** ACCT-20. @throws CallError what the server refuses with, for the form to show. */
export async function signIn(place: SignInPlace, login: Login): Promise<void> {
  enter(place, cameInFromWire(await place.shop.call("logIn", { body: loginToWire(login) })));
}

/** Signs in by what a device has signed (decision 0055). @throws CallError what the server refuses with. */
export async function signInWithPasskey(
  place: SignInPlace,
  credential: AssertionWire,
): Promise<void> {
  const body = { credential };
  enter(place, cameInFromWire(await place.shop.call("logInWithPasskey", { body })));
}

/**
 * Takes the token of a mailed link up as this browser's sign-in (ACCT-23, ACCT-26, OPEN-04); gives where the link
 * leads. @throws CallError when it is over.
 */
export async function takeToken(place: SignInPlace, token: string): Promise<string | null> {
  const cameIn = cameInFromWire(await place.shop.call("setAuth", { body: { token } }));
  enter(place, cameIn);
  return cameIn.redirectPath;
}

/**
 * Ends the session and forgets whose it was (ACCT-09, ACCT-22). Whoever was in for a customer as a super user is
 * themselves again (REP-26); gives whether somebody still is signed in.
 * @throws CallError when the server could not be told: then nobody is logged out.
 */
export async function signOut(place: SignInPlace): Promise<boolean> {
  const { token, account: wire } = await place.shop.call("logOut");
  if (token === null) leave(place);
  else enter(place, { token, account: wire, tips: [] });
  return token !== null;
}

/** Deletes the account of whoever is logged in and knows its password. @throws CallError what the server refuses with. */
export async function deleteAccount(place: SignInPlace, password: string): Promise<void> {
  await place.shop.call("deleteAccount", { body: { password } });
  leave(place);
}

/** The account of an answer; `null` when it is nobody's. */
export function accountOf(wire: AccountInfoWire): Account | null {
  const { isLoggedIn, id, email, firstName, lastName } = wire;
  if (!isLoggedIn || id === null) return null;
  const code = landingCodeFromWire(wire);
  const landing = code === null ? undefined : hrefTo("defaultCategory", { portal: code });
  const portalId = portalIdFromWire(wire);
  const tools = toolsFromWire(wire);
  const actedBy = actedByFromWire(wire);
  return { id, email, firstName, lastName, actedBy, portalId, landing, tools };
}

function enter(
  place: SignInPlace,
  { token, account: wire, tips }: Omit<CameIn, "redirectPath">,
): void {
  const found = accountOf(wire);
  if (!found) throw new CallError("No account", { kind: "bad_request", status: 200 });
  const cartId = shownCartId(place);
  keepSignIn({ token, email: found.email });
  publish("customer.loggedIn", { email: found.email });
  become(place, found, cartId);
  tellTabs();
  tellTabsOfCart();
  // What of the guest's cart did not fit into the customer's.
  for (const tip of tips) showNotice(tip);
}

/** Makes a guest of whoever was signed in, and forgets whose it was. */
export function leave(place: SignInPlace): void {
  const cartId = shownCartId(place);
  forgetSignIn();
  publish("customer.loggedOut", {});
  become(place, null, cartId);
  tellTabs();
  tellTabsOfCart();
}

/** Shows who is shopping now. Whatever was answered to somebody else is asked anew: prices, menu (ACCT-08, ACCT-09). */
export function become(
  place: SignInPlace,
  next: Account | null,
  cartId = shownCartId(place),
): void {
  const before = account.get();
  if (next === null) writeStored(storageKeys.isExplicitGuest, "1");
  account.set(next);
  // What a guest has begun goes on with them; what somebody with an account has is nobody else's.
  if (before && before.id !== next?.id) removeStored(storageKeys.embroidery);
  // The page itself came for whoever was logged in, but one that a browser kept may be of another portal.
  const isOthers =
    before === undefined ? drawnForPortal(place) !== next?.portalId : before?.id !== next?.id;
  if (isOthers) askAnew(place, cartId);
}

/**
 * The cart is asked for by the room that keeps it (CART-14, CART-17). What is known of the one that was shown goes
 * with it: it is somebody else's now, or over.
 */
export function askAnew({ client, shop }: SignInPlace, cartId: string | undefined): void {
  const cart = hashKey(cartQuery(shop).queryKey);
  const isOthers = (key: QueryKey) => {
    const isOfCart = hashKey(key) === cart || (cartId !== undefined && key.includes(cartId));
    // What carries whose it is was answered to nobody else, and its page goes with them.
    return !isOfCart && key[1] !== "customer";
  };
  for (const { key, data } of client.answers()) {
    const unpriced = isOthers(key) ? withPricesInvalidated(data) : data;
    if (unpriced !== data) client.setQueryData(key, unpriced);
  }
  client.forgetQueries(isOthers);
}

const drawnForPortal = ({ client, shop }: SignInPlace) => readConfig(shop, client).portal?.id;

const shownCartId = ({ client, shop }: SignInPlace) =>
  client.getQueryData(cartQuery(shop).queryKey)?.maskId;
