/** What a notification says of a product with something sewn on it; `%1` is the product's name (WISH-09, UI-13). */
export const sewnNoticeTexts = {
  sewnAdded: "Your embroidered %1 has been added to your cart.",
  sewnUpdated: "Your embroidered %1 has been updated.",
} as const;
