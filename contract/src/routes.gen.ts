// Generated from the endpoint tables by `npm run generate`: change those, not this.

/** Method and path of every endpoint, and how body and reply are written where that is not JSON; shapes stay with the server. */
export const routes = {
  addEmbroideryToCart: { method: "POST", path: "add-embroidery-to-cart" },
  addToCart: { method: "POST", path: "app-add-to-cart" },
  cartCrosssell: { method: "GET", path: "app-cart-crosssell" },
  categories: { method: "GET", path: "app-categories" },
  cfurCheckUrl: { method: "GET", path: "app-cfur-check-url" },
  checkUrl: { method: "GET", path: "app-check-url" },
  checkoutSession: { method: "GET", path: "app-customer-checkout-session" },
  config: { method: "GET", path: "app-config" },
  getCart: { method: "GET", path: "app-get-cart" },
  miniSearch: { method: "GET", path: "app-mini-search" },
  order: { method: "GET", path: "app-order" },
  paymentSetup: { method: "GET", path: "app-payment-setup" },
  productInfo: { method: "GET", path: "app-product-info" },
  productRelated: { method: "GET", path: "app-product-related" },
  productUpsell: { method: "GET", path: "app-product-upsell" },
  products: { method: "GET", path: "app-products" },
  productsBySkus: { method: "GET", path: "app-products-by-skus" },
  productsExtra: { method: "GET", path: "app-products-extra" },
  productsOptionImages: { method: "GET", path: "app-products-option-images" },
  productsOptionPrices: { method: "GET", path: "app-products-option-prices" },
  productsPrices: { method: "GET", path: "app-products-prices" },
  productsSwatches: { method: "GET", path: "app-products-swatches" },
  removeCartItem: { method: "POST", path: "app-remove-cart-item" },
  replaceCartItem: { method: "POST", path: "app-replace-cart-item" },
  search: { method: "GET", path: "app-search" },
  searchExtra: { method: "GET", path: "app-search-extra" },
  takeUpCart: { method: "POST", path: "app-take-up-cart" },
  updateCart: { method: "POST", path: "app-update-cart" },
  updateEmbroideryToCart: { method: "POST", path: "update-embroidery-to-cart" },
} as const;

export type RouteName = keyof typeof routes;
