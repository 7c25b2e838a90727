import type { MetaConversionSettings } from "../store/analytics/analytics-settings.ts";

/** What a browser tells of, as the store calls it: what Meta calls it, and the switch that lets it go there. */
interface MetaEventRow {
  readonly meta: string;
  readonly needs: keyof MetaConversionSettings;
}

/**
 * Every event that a browser may tell, by the name of its switch in `meta_conversion_config` (ANALYTICS-06). Names are
 * Meta's standard events where it has one; a category has none. A purchase is not among them: the order itself tells it.
 */
export const META_EVENTS = {
  product: { meta: "ViewContent", needs: "metaConversionProduct" },
  category: { meta: "ViewCategory", needs: "metaConversionCategory" },
  cart: { meta: "AddToCart", needs: "metaConversionCart" },
  wishlist: { meta: "AddToWishlist", needs: "metaConversionWishlist" },
  search: { meta: "Search", needs: "metaConversionSearch" },
  registration: { meta: "CompleteRegistration", needs: "metaConversionRegistration" },
  embroidery: { meta: "CustomizeProduct", needs: "metaConversionEmbroidery" },
  init_checkout: { meta: "InitiateCheckout", needs: "metaConversionInitCheckout" },
} as const satisfies Readonly<Record<string, MetaEventRow>>;

export type MetaEventName = keyof typeof META_EVENTS;

/** What Meta calls an order that was placed. */
export const PURCHASE = "Purchase";

/** Everything that Meta is told, as it calls it. */
export const META_NAMES = [
  ...Object.values(META_EVENTS).map(({ meta }) => meta),
  PURCHASE,
] as const;

export const isMetaEvent = (name: string): name is MetaEventName =>
  Object.hasOwn(META_EVENTS, name);

/** Which switches hold, and whether members of portals are told of at all. */
type MetaSwitches = MetaConversionSettings & { readonly portalTracking: boolean };

/**
 * Whether Meta may be told, as staff have it: of anything, of this, and of what members of a portal do only where
 * portals are tracked and their switch is on (ANALYTICS-06, ANALYTICS-07).
 */
export function isSwitchedOn(
  event: MetaEventName | typeof PURCHASE,
  isPortal: boolean,
  switches: MetaSwitches,
): boolean {
  if (!switches.metaConversionEnabled) return false;
  if (isPortal && !(switches.portalTracking && switches.metaConversionPortal)) return false;
  return event === PURCHASE || switches[META_EVENTS[event].needs];
}
