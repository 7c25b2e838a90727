/**
 * By which word in the address whoever approves elsewhere is led back, PayPal's and Credit Key's: a page that nobody was
 * led back to needs no more of a wallet.
 */
export const WALLET_MARKS = ["paypal", "creditkey"] as const;
