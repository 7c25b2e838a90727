// Generated from the endpoint tables by `npm run generate`: change those, not this.

/** Method and path of every endpoint that browsers ask, and how body and reply are written where that is not JSON; shapes stay with the server. */
export const routes = {
  accountInfo: { method: "GET", path: "app-account-info" },
  addToCart: { method: "POST", path: "app-add-to-cart" },
  applyRewards: { method: "POST", path: "rewards/apply/:value" },
  cartCrosssell: { method: "GET", path: "app-cart-crosssell" },
  categories: { method: "GET", path: "app-categories" },
  checkUrl: { method: "GET", path: "app-check-url" },
  checkoutSession: { method: "GET", path: "app-customer-checkout-session" },
  config: { method: "GET", path: "app-config" },
  deleteAccount: { method: "POST", path: "app-delete-account" },
  endOtherSessions: { method: "POST", path: "app-end-other-sessions" },
  endSession: { method: "POST", path: "app-end-session" },
  getCart: { method: "GET", path: "app-get-cart" },
  logIn: { method: "POST", path: "app-login" },
  logOut: { method: "POST", path: "app-logout" },
  miniSearch: { method: "GET", path: "app-mini-search" },
  order: { method: "GET", path: "app-order" },
  orderPaper: { method: "GET", path: "app-order-paper", gives: "file" },
  ownData: { method: "GET", path: "app-my-data", gives: "file" },
  paymentSetup: { method: "GET", path: "app-payment-setup" },
  productInfo: { method: "GET", path: "app-product-info" },
  productRelated: { method: "GET", path: "app-product-related" },
  productUpsell: { method: "GET", path: "app-product-upsell" },
  products: { method: "GET", path: "app-products" },
  productsBySkus: { method: "GET", path: "app-products-by-skus" },
  removeCartItem: { method: "POST", path: "app-remove-cart-item" },
  replaceCartItem: { method: "POST", path: "app-replace-cart-item" },
  rewardsBalance: { method: "GET", path: "rewards/get-balance" },
  search: { method: "GET", path: "app-search" },
  sessions: { method: "GET", path: "app-sessions" },
  setAuth: { method: "POST", path: "app-set-auth" },
  takeUpCart: { method: "POST", path: "app-take-up-cart" },
  updateCart: { method: "POST", path: "app-update-cart" },
} as const;

export type RouteName = keyof typeof routes;
