/** How many entries a page of a list has unless asked for, which the SDL says as its default, and at most. */
export const PAGE_SIZES = {
  /** Products and categories; Magento's own limit. */
  catalog: { usual: 20, most: 300 },
  /** Magento's own usual number. */
  addresses: { usual: 5, most: 100 },
  orders: { usual: 20, most: 50 },
  storeCredit: { usual: 20, most: 50 },
  cartItems: { usual: 20, most: 100 },
  logos: { usual: 20, most: 100 },
} as const satisfies Readonly<Record<string, { readonly usual: number; readonly most: number }>>;
