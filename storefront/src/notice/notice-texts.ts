/** What a notification says about a product; `%1` is its name (UI-13). Each comes in with what says it. */
export const noticeTexts = {
  cartAdded: "%1 added to your cart.",
  cartUpdated: "%1's configuration and quantity have been updated.",
  productDisabled: "%1 is no longer available.",
} as const;
