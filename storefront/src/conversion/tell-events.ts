import type { CreateMetaEventInput } from "@placket/contract/graphql.gen";
import { switchedOnEvents } from "@placket/contract/conversion/meta-config.codec";
import { META_EVENTS, type MetaEventName } from "@placket/domain/conversion/meta-events";
import { missedText } from "@placket/domain/search/missed-text";
import { operation } from "../api/graphql.ts";
import { cartQuery } from "../cart/cart.queries.ts";
import { productQuery } from "../catalog/product/product.queries.ts";
import { subscribe } from "../events/events.ts";
import type { Place } from "../page/page.ts";
import type { Running } from "../room.ts";
import { searchTextOf } from "../search/search-text.ts";
import { isAllowed } from "../storage/stored.ts";

const createMetaEvent = operation(
  "CreateMetaEvent",
  `mutation CreateMetaEvent($input: CreateMetaEventInput!) {
    createMetaEvent(input: $input) { success message }
  }`,
);

/** What is told with an event; each has what it has. */
type Facts = Pick<
  CreateMetaEventInput,
  "contentIds" | "contentName" | "sku" | "value" | "currency" | "quantity" | "hasEmbroidery"
>;

/**
 * Tells the events that are switched on, of whoever has consented to marketing when they happen (CONSENT-05): of nobody
 * else the store is even asked which are. The store asks both again. Each event has a name of its own, so that it counts
 * once however often it arrives.
 * @returns what ends it
 */
export function tellEvents({ client, shop, router }: Running): () => void {
  let asked: Promise<ReadonlySet<string>> | undefined;
  const tell = (name: MetaEventName, facts: Facts = {}) => {
    if (!isAllowed("marketing")) return;
    const input = {
      ...facts,
      eventName: name,
      metaEventName: META_EVENTS[name].meta,
      timestamp: Date.now(),
      eventId: crypto.randomUUID(),
    };
    asked ??= shop.call("config").then(switchedOnEvents);
    // Whoever shops has asked for nothing: what does not arrive is missing.
    asked
      .then((on) => (on.has(name) ? shop.graphql(createMetaEvent, { input }) : undefined))
      .catch(lost);
  };
  const begun = new Set<string>();
  /** What a page stands for, by its type. */
  const pages: Readonly<Record<string, (place: Place) => void>> = {
    product: ({ id }) => {
      const product = client.getQueryData(productQuery(shop, id ?? 0).queryKey);
      if (product) tell("product", { sku: product.sku });
    },
    category: () => tell("category", { contentName: document.title.slice(0, NAME_MAX) }),
    search: ({ address }) => {
      // Nothing that may say who somebody is (decision 0128).
      const text = missedText(searchTextOf(address.search));
      if (text !== undefined) tell("search", { contentName: text });
    },
    checkout: () => {
      const cart = client.getQueryData(cartQuery(shop).queryKey);
      if (!cart || cart.items.length === 0 || begun.has(cart.maskId)) return;
      begun.add(cart.maskId);
      tell("init_checkout", {
        contentIds: cart.items.map(({ sku }) => sku).slice(0, CONTENTS_MAX),
        value: String(cart.grandTotal.value),
        currency: cart.grandTotal.currency,
        quantity: cart.pieces,
      });
    },
  };
  const look = () => {
    const { shown } = router.navigation.get();
    if (shown.kind === "page") pages[shown.place.type]?.(shown.place);
  };
  const stops = [
    subscribe("page.loaded", look),
    subscribe("cart.itemAdded", ({ sku, quantity }) => tell("cart", { sku, quantity })),
    subscribe("garment.embroidered", ({ sku, quantity }) =>
      tell("embroidery", { sku, quantity, hasEmbroidery: true }),
    ),
  ];
  look();
  return () => {
    for (const stop of stops) stop();
  };
}

const lost = () => undefined;
const NAME_MAX = 255;
const CONTENTS_MAX = 100;
