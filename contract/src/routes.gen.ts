// Generated from the endpoint tables by `npm run generate`: change those, not this.

/** Method and path of every endpoint; shapes stay with the server so that no browser loads them. */
export const routes = {
  addToCart: { method: "POST", path: "app-add-to-cart" },
  checkoutSession: { method: "GET", path: "app-customer-checkout-session" },
  config: { method: "GET", path: "app-config" },
  getCart: { method: "GET", path: "app-get-cart" },
  order: { method: "GET", path: "app-order" },
  paymentSetup: { method: "GET", path: "app-payment-setup" },
  removeCartItem: { method: "POST", path: "app-remove-cart-item" },
  updateCart: { method: "POST", path: "app-update-cart" },
} as const;

export type RouteName = keyof typeof routes;
