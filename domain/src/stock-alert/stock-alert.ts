import { DAY_MS } from "../durations.ts";

/** What somebody waits for: that a product is at hand again, or costs less than it did. */
export const ALERT_KINDS = ["stock", "price"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Alerts that a customer may wait for in one website. */
export const ALERTS_MAX = 100;

/** What is said to whoever asked to be told (WISH-15), in Magento's words. */
export const SUBSCRIBED: Readonly<Record<AlertKind, string>> = {
  stock: "Alert subscription has been saved.",
  price: "You saved the alert subscription.",
};

/** The page where a letter's link ends alerts; the token stands behind its `#`. */
export const ALERT_END_PAGE = "/productalert/unsubscribe";

/** What a product is now, as far as alerts ask; amounts in minor units, `null` where it has no price. */
interface AlertFacts {
  readonly isAtHand: boolean;
  readonly price: number | null;
}

/** Whether whoever waits is to be told now; `asked` is the price at which they asked. */
export function isDue(
  { kind, asked }: { readonly kind: AlertKind; readonly asked: number | null },
  { isAtHand, price }: AlertFacts,
): boolean {
  if (kind === "stock") return isAtHand;
  return asked !== null && price !== null && price < asked;
}

/** Whole days since then. */
export const daysSince = (then: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - then.getTime()) / DAY_MS));
