/** So many options has a product at most, and so many values an option. */
export const CUSTOM_OPTIONS_MAX = 20;
export const OPTION_VALUES_MAX = 50;
export const OPTION_TITLE_MAX = 100;
/** What is added to a product's number. */
export const OPTION_SKU_MAX = 20;

/** The most characters of what a shopper types, whatever an option says. */
export const OPTION_TEXT_MAX = { field: 255, area: 1000 } as const;

/** The most that a choice adds to a piece: 100,000 of most currencies. */
export const OPTION_PRICE_MAX_MINOR = 10_000_000;
