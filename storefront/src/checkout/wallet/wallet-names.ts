/** Business credit (PAY-05); the other wallet is PayPal. */
export const CREDIT = "creditkey_gateway";

/** How shoppers know whoever asks them. */
export const walletName = (code: string): string => (code === CREDIT ? "Credit Key" : "PayPal");
