/** PAY-01. */
export const PAYPAL = { code: "paypal_express", mark: "paypal" } as const;
/** Business credit (PAY-05). */
export const CREDIT = { code: "creditkey_gateway", mark: "creditkey" } as const;

/**
 * By which word in the address whoever approves elsewhere is led back: a page that nobody was led back to needs no more
 * of a wallet.
 */
export const WALLET_MARKS: readonly string[] = [PAYPAL.mark, CREDIT.mark];
