/** The longest text each field of an address takes, in characters (Magento's column widths). */
export const ADDRESS_LIMITS = {
  firstname: 255,
  lastname: 255,
  company: 255,
  city: 255,
  region: 255,
  postcode: 20,
  telephone: 40,
} as const;

/** Digits of a telephone number: the shortest national ones, and the longest of E.164 with an extension. */
export const TELEPHONE_DIGITS = { min: 6, max: 20 } as const;

/** Lines of a street. */
export const STREET_LINES = 4;

/** Characters of an email address (RFC 5321 §4.5.3.1.3). */
export const EMAIL_MAX = 254;

/** Characters of an order comment. */
export const ORDER_COMMENT_MAX = 1000;
