/** What a notification says of the lists that a shopper keeps; `%1` is the product's name (WISH-10, UI-13). */
export const listNoticeTexts = {
  compareAdded: "%1 added to your product comparison list.",
  compareRemoved: "%1 removed from your product comparison list.",
  wishAdded: "%1 added to your wishlist.",
  wishRemoved: "%1 removed from your wishlist.",
} as const;
