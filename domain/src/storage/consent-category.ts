/** Why something is kept in a browser, by the categories that a shopper consents to; the first needs no consent. */
export const CONSENT_CATEGORIES = ["essential", "functional", "analytics", "marketing"] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** What the store cannot work without. */
export const ESSENTIAL: ConsentCategory = "essential";
