import { DAY_MS } from "../durations.ts";

/** How a subscription of the newsletter stands. Whoever never asked has none. */
export type SubscriptionState = "unconfirmed" | "subscribed" | "unsubscribed";

/** How long the link of the letter that asks is good, ms; it says a week. */
export const CONFIRMATION_MS = 7 * DAY_MS;

/** The pages that take links up; the token stands behind `#`, which no browser sends and no server logs. */
export const NEWSLETTER_PAGES = {
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const;
