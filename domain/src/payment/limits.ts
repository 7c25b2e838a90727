/** Longest purchase order number, in characters: what fits Magento's column `po_number`. */
export const PURCHASE_ORDER_NUMBER_MAX = 32;

/** Longest one-time token of a provider, in characters. */
export const PAYMENT_TOKEN_MAX = 255;

/** Longest text of a provider's browser library about the device, in characters. */
export const PAYMENT_VERIFICATION_MAX = 4096;
