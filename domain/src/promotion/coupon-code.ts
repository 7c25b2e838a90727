/** The longest code that is taken. */
export const COUPON_CODE_MAX = 64;

/** A code without what does not tell it from others: case and spaces around it. */
export const couponKey = (typed: string): string => typed.trim().normalize("NFC").toUpperCase();
