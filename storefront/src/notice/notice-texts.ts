/** What a notification says about a product; `%1` is its name (UI-13, the full set). */
export const noticeTexts = {
  compareAdded: "%1 added to your product comparison list.",
  compareRemoved: "%1 removed from your product comparison list.",
  wishlistAdded: "%1 added to your wishlist.",
  wishlistRemoved: "%1 removed from your wishlist.",
  cartAdded: "%1 added to your cart.",
  cartUpdated: "%1's configuration and quantity have been updated.",
  embroideryAdded: "Your embroidered %1 has been added to your cart.",
  embroideryUpdated: "Your embroidered %1 has been updated.",
  productDisabled: "%1 is no longer available.",
} as const;
