/**
 * The attribute that says how many pieces of a product were sold of late, which the store keeps by itself: listings are
 * sorted by it, the most first. Magento's sorting extensions call it so.
 */
export const BESTSELLERS = "bestsellers";

/** How far back orders are looked at, in days: a season, so that coats of last winter do not lead in June. */
export const BESTSELLERS_DAYS = 90;
