/** PAY-01. */
export const PAYPAL = "paypal_express";
/** Business credit (PAY-05). */
export const CREDIT = "creditkey_gateway";
