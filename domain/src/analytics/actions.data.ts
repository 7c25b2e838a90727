/**
 * What shoppers do that is told, and how GA4 calls it (ANALYTICS-02): its own names where it has one, names of its spelling
 * where it has none. The first data layer has `CW_EC-` and the action (OPEN-52).
 */
export const ACTIONS = {
  pageView: "page_view",
  viewItem: "view_item",
  viewItemList: "view_item_list",
  selectItem: "select_item",
  search: "search",
  quickView: "quick_view",
  addToCart: "add_to_cart",
  updateCart: "update_cart",
  removeFromCart: "remove_from_cart",
  viewCart: "view_cart",
  beginCheckout: "begin_checkout",
  addShippingInfo: "add_shipping_info",
  addPaymentInfo: "add_payment_info",
  purchase: "purchase",
  login: "login",
  signUp: "sign_up",
  addToWishlist: "add_to_wishlist",
  productDisabled: "product_disabled",
} as const;

export type Action = keyof typeof ACTIONS;

/** The name of an action in the first data layer: `CW_EC-addToCart`. */
export const firstLayerName = (action: Action): `CW_EC-${Action}` => `CW_EC-${action}`;
