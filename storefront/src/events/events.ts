/**
 * What happened, by name (house §11). A feature publishes; notices, analytics and recently-viewed
 * subscribe. Each room adds its own names here.
 */
export interface Events {
  /** A product was opened from a list that stands at this query. */
  "product.chosen": { readonly search: string };
  "product.disabled": { readonly name: string };
  "page.loaded": { readonly type: string; readonly href: string; readonly visit: number };
  /** What the page shows is there, and whoever heard that it is shown has been told (ROUTE-56). */
  "data.loaded": { readonly type: string; readonly href: string; readonly visit: number };
  "cart.itemAdded": { readonly name: string; readonly sku: string; readonly quantity: number };
  "cart.itemUpdated": { readonly name: string; readonly sku: string; readonly quantity: number };
  /** Nothing of it came into the cart; the product's page is its family's. */
  "cart.itemNotAdded": { readonly productId: number };
  "cart.itemRemoved": { readonly name: string; readonly sku: string };
  purchase: {
    readonly orderNumber: string;
    readonly value: number;
    readonly currency: string;
    readonly items: readonly {
      readonly sku: string;
      readonly name: string;
      readonly quantity: number;
      readonly price: number;
    }[];
  };
  /** A section of the checkout was saved, or the way to pay was handed over. */
  "checkout.stepSaved": { readonly section: string };
  "checkout.paymentGiven": { readonly method: string };
  "wishlist.added": { readonly productId: number; readonly name: string };
  /** An account was made; whoever made it is signed in. */
  "customer.registered": Record<string, never>;
  /** What may be kept in this browser was chosen anew. */
  "consent.chosen": Record<string, never>;
  "customer.loggedIn": { readonly email: string };
  "customer.loggedOut": Record<string, never>;
  /** An embroidered garment came into the cart, or was changed there. */
  "garment.embroidered": { readonly sku: string; readonly quantity: number };
  "chefworks quickview opened": { readonly productId: number };
}

export type EventName = keyof Events;
type Listener<Name extends EventName> = (payload: Events[Name]) => void;

const listeners = new Map<EventName, Set<Listener<never>>>();

/** Something that happened. */
export type Happened = {
  readonly [Name in EventName]: { readonly name: Name; readonly payload: Events[Name] };
}[EventName];

/** What happened before those listened who come late, so much at most. */
const EARLY_MOST = 20;
let early: Happened[] | undefined = [];

/** What happened in this document so far, for whoever comes late. It is kept until somebody takes it, and no more then. */
export function takeEarly(): readonly Happened[] {
  const taken = early ?? [];
  early = undefined;
  return taken;
}

/** Tells everybody who listens, in the order they came. */
export function publish<Name extends EventName>(name: Name, payload: Events[Name]): void {
  if (early && early.length < EARLY_MOST) early.push({ name, payload } as Happened);
  for (const listener of listeners.get(name) ?? []) (listener as Listener<Name>)(payload);
}

/** Listens until the returned function is called. */
export function subscribe<Name extends EventName>(
  name: Name,
  listener: Listener<Name>,
): () => void {
  const set = listeners.get(name) ?? new Set();
  listeners.set(name, set);
  set.add(listener);
  return () => set.delete(listener);
}
