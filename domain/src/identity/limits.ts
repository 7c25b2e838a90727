import { DAY_MS } from "../durations.ts";

/** How long it is kept that Dotdigital was told something, ms. */
export const NOTICES_KEPT_MS = 30 * DAY_MS;
/** Whose address was not told again for so long is forgotten, ms. */
export const CONTACTS_KEPT_MS = 90 * DAY_MS;
/** A cart that was left for longer is no news, ms. */
export const NEWS_MS = 7 * DAY_MS;
/** Items of a cart that are told. */
export const ITEMS_MAX = 100;
