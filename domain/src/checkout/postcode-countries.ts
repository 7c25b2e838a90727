/** Countries whose addresses have no postcode (Magento's default list). */
export const POSTCODE_OPTIONAL: ReadonlySet<string> = new Set(["HK", "IE", "MO", "PA"]);

/** Countries whose postcodes are digits, for the keyboard of a phone. */
export const POSTCODE_OF_DIGITS: ReadonlySet<string> = new Set(["US", "FR", "DE", "ES"]);
