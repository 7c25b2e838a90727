/** How long a link to a cart leads there, in days, unless it is ended before. */
export const SHARED_CART_DAYS = 30;

/** The most open links of one cart. */
export const SHARED_CARTS_MAX = 20;

/** The most quotes that somebody is shown of their own: the latest. */
export const QUOTES_LISTED = 100;

/** The most quotes that are made of one cart within a day. */
export const QUOTES_A_DAY = 20;

/** The most pictures on a quote; lines after that stand without. */
export const QUOTE_PICTURES_MAX = 40;
