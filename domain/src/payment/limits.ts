/** Longest purchase order number, in characters: what fits Magento's column `po_number`. */
export const PURCHASE_ORDER_NUMBER_MAX = 32;

/** Longest one-time token of a provider, in characters. */
const PAYMENT_TOKEN_MAX = 255;

/** Longest text of a provider's browser library about the device, in characters. */
const PAYMENT_VERIFICATION_MAX = 4096;

/** Whether what is handed in of a card is longer than anything that a provider's browser library makes. */
export const isOverlongCard = ({
  token,
  verification,
}: {
  readonly token?: string | null | undefined;
  readonly verification?: string | null | undefined;
}): boolean =>
  (token ?? "").length > PAYMENT_TOKEN_MAX ||
  (verification ?? "").length > PAYMENT_VERIFICATION_MAX;
