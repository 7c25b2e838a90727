import type { PageAnalytics } from "@placket/contract/analytics/page-analytics.codec";
import type { TrackedFacts } from "@placket/domain/analytics/tracked";
import { hearsOthers } from "@placket/domain/store/analytics/resource-type";
import { storeAnswers } from "@placket/web/late/reload";
import {
  subscribe,
  takeEarly,
  type EventName,
  type Events,
  type Happened,
} from "../events/events.ts";
import { purchased } from "../order/use-purchase.ts";
import type { Running } from "../room.ts";
import { hrefOf } from "../routing/address.ts";
import type { PageType } from "../routing/page-type.ts";
import { addressOfShown } from "../routing/RouterContext.tsx";
import type { Navigation } from "../routing/router.ts";
import { isAllowed } from "../storage/stored.ts";
import { shareEvents } from "./across-tabs.ts";
import { cartMemory, type CartMemory } from "./cart-memory.ts";
import { isFirst } from "./carried.ts";
import { identifier } from "./identity/identify.ts";
import { pageFacts, type PageFacts } from "./page-facts.ts";
import { recommender } from "./recommend.ts";
import { createTeller, type Teller } from "./teller.ts";
import { factsOfCart } from "./tracked-items.ts";

/**
 * Listens to what happens in the store and tells it (decision 0143). A document in which scripts of others may run stays
 * one: what they may not see comes as a document of its own, and so does the way back.
 */
export function listen({ client, shop, router }: Running, analytics: PageAnalytics): () => void {
  const first = typeOf(router.navigation.get());
  const hears = hearsOthers(first);
  const teller = createTeller({ client, shop }, analytics, hears);
  const service = recommender(analytics, teller);
  const identity = identifier({ client, shop, router }, analytics, {
    may: () => teller.may("marketing"),
    hears,
  });
  const cart = cartMemory({ client, shop });
  const pages = pageTeller(
    { client, shop, router },
    { teller, cart, onPage: hears ? service.tell : ignore },
  );
  const look = () => {
    cart.look();
    pages.look();
  };
  const hasLetIn = () => teller.hasLetIn() || service.hasLetIn() || identity.hasLetIn();
  const hasOthers = analytics.gtmId !== "" || analytics.ga4GtmId !== "" || analytics.certonaEnabled;
  keepApart(router, async (type, href) => {
    const isOther = hearsOthers(type) !== hears;
    if (!isOther || !(hasLetIn() || (hasOthers && teller.may("analytics")))) return false;
    if (type === "checkout") tellBegun(cart, teller);
    // A document that does not come would take the open one along.
    await storeAnswers(href);
    return true;
  });
  // What was taken back holds at once: a script that is in the page goes with it alone.
  const withdrawn = () => {
    const isOut = (has: boolean, category: string) => has && !isAllowed(category);
    const ofMarketing = service.hasLetIn() || identity.hasLetIn();
    if (isOut(teller.hasLetIn(), "analytics") || isOut(ofMarketing, "marketing")) location.reload();
  };
  const stops = [
    client.subscribe(look),
    router.navigation.subscribe(look),
    purchased.subscribe(() => tellPurchase(teller)),
    subscribe("consent.chosen", withdrawn),
  ];
  document.addEventListener("visibilitychange", withdrawn);
  look();
  // What was done before the page woke comes after the page, and not at all where consent came after it.
  const happened = takeEarly();
  const early = isChosenHere() ? [] : happened;
  stops.push(...followActions(cart, teller, early));
  if (analytics.eventsAcrossTabs) stops.push(shareEvents(teller, early));
  tellPurchase(teller);
  return () => {
    document.removeEventListener("visibilitychange", withdrawn);
    for (const stop of stops) stop();
    identity.stop();
  };
}

/** Lets the pages that `isApart` names come as documents of their own: asked of each before anything of it is drawn. */
function keepApart(
  { parts }: Running["router"],
  isApart: (type: PageType, href: string) => Promise<boolean>,
): void {
  const resolve = parts.resolve.bind(parts);
  parts.resolve = async (address) => {
    const found = await resolve(address);
    if (found.kind !== "page") return found;
    const to = hrefOf(address);
    return (await isApart(found.type, to)) ? { kind: "reload", to } : found;
  };
}

const ignore = () => undefined;

/** Whether cookies were chosen since the document came. */
const isChosenHere = () => document.documentElement.dataset["chosen"] !== undefined;

const typeOf = ({ shown }: Navigation): PageType | undefined =>
  shown.kind === "page" ? shown.place.type : undefined;

interface PageParts {
  readonly teller: Teller;
  readonly cart: CartMemory;
  readonly onPage: (facts: PageFacts) => void;
}

/** Tells of each page once what it shows is there, and of another page of a listing as of another one. */
function pageTeller({ client, shop, router }: Running, { teller, cart, onPage }: PageParts) {
  // What was looked at when consent came is not told: it was there before it.
  const isOld = isChosenHere();
  let done = isOld ? keyOf(router.navigation.get()) : "";
  let visited = isOld ? router.navigation.get().visit : -1;
  let listed: TrackedFacts | undefined;
  return {
    look: () => {
      const { shown, visit } = router.navigation.get();
      if (shown.kind !== "page") return;
      const { place } = shown;
      const key = keyOf(router.navigation.get());
      if (key === done) return;
      const facts = pageFacts(place, { client, shop });
      if (facts === undefined) return;
      done = key;
      if (facts === null) return;
      const { page } = facts;
      if (visit !== visited) {
        visited = visit;
        teller.tell("pageView", { page, path: place.address.path });
      }
      for (const [action, told] of facts.told) {
        if (action === "viewItem") tellSelected(teller, listed, told);
        if (action === "beginCheckout") tellBegun(cart, teller);
        else teller.tell(action, told);
        if (action === "viewItemList") listed = told;
      }
      if (page !== "category" && page !== "search") listed = undefined;
      onPage(facts);
    },
  };
}

/** One page of a visit: another page of a listing is another one. */
function keyOf({ shown, visit }: Navigation): string {
  const { path, search } = addressOfShown(shown);
  return `${visit} ${path}${search}`;
}

/** A product that was chosen from the list that was shown before it. */
function tellSelected(
  teller: Teller,
  list: TrackedFacts | undefined,
  { items = [] }: TrackedFacts,
) {
  const chosen = list?.items?.find(({ sku }) => sku === items[0]?.sku);
  if (list && chosen) teller.tell("selectItem", { ...list, items: [chosen] });
}

/** The checkout of a cart is begun once, however often it is opened. */
function tellBegun(cart: CartMemory, teller: Teller): void {
  const now = cart.now();
  if (!now || now.items.length === 0 || !isAllowed("analytics")) return;
  if (isFirst(`beginCheckout ${now.maskId}`)) teller.tell("beginCheckout", factsOfCart(now));
}

/** An order that was placed here, once. */
function tellPurchase(teller: Teller): void {
  const order = purchased.get();
  if (!order) return;
  purchased.set(undefined);
  const { orderNumber, value, currency, items } = order;
  teller.tell("purchase", { orderNumber, value, currency, items });
}

type Actions = { readonly [Name in EventName]?: (payload: Events[Name]) => void };

/** What the store's own events say that shoppers do. */
const actionsOf = (cart: CartMemory, teller: Teller): Actions => ({
  "cart.itemAdded": (named) => cart.onceIn(named, (facts) => teller.tell("addToCart", facts)),
  "cart.itemUpdated": (named) => cart.onceIn(named, (facts) => teller.tell("updateCart", facts)),
  "cart.itemRemoved": (named) => teller.tell("removeFromCart", cart.left(named)),
  "chefworks quickview opened": ({ productId }) => teller.tell("quickView", { productId }),
  "product.disabled": () => teller.tell("productDisabled", {}),
  "customer.loggedIn": () => teller.tell("login", { method: "store" }),
  "customer.registered": () => teller.tell("signUp", { method: "store" }),
  "wishlist.added": ({ productId, name }) =>
    teller.tell("addToWishlist", { items: [{ sku: String(productId), name, quantity: 1 }] }),
  "checkout.stepSaved": ({ section }) => {
    const now = cart.now();
    if (section !== "shipping" || !now || !isAllowed("analytics")) return;
    const shippingTier = now.chosenShippingMethod?.methodTitle;
    if (isFirst(`addShippingInfo ${now.maskId} ${shippingTier ?? ""}`))
      teller.tell("addShippingInfo", { ...factsOfCart(now), shippingTier });
  },
  "checkout.paymentGiven": ({ method: paymentType }) => {
    const now = cart.now();
    if (!now || !isAllowed("analytics")) return;
    if (isFirst(`addPaymentInfo ${now.maskId} ${paymentType}`))
      teller.tell("addPaymentInfo", { ...factsOfCart(now), paymentType });
  },
});

/** Tells what was done before anybody listened, and from now on what is done. Gives what ends that. */
function followActions(
  cart: CartMemory,
  teller: Teller,
  early: readonly Happened[],
): readonly (() => void)[] {
  const actions = actionsOf(cart, teller);
  // The cart may show it already.
  const missed: Actions = {
    ...actions,
    "cart.itemAdded": (named) => teller.tell("addToCart", cart.left(named)),
    "cart.itemUpdated": (named) => teller.tell("updateCart", cart.left(named)),
  };
  for (const { name, payload } of early) (missed[name] as Hears | undefined)?.(payload);
  return Object.entries(actions).map(([name, hears]) =>
    subscribe(name as EventName, hears as Hears),
  );
}

type Hears = (payload: unknown) => void;
