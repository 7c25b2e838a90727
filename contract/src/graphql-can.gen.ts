// Generated from the contract's .graphql files by `npm run generate`: change those, not this.
import type { Permission } from "@placket/domain/access/permissions";

/** What the caller of each root field must be allowed; asked before its resolver runs. */
export const rootFieldsCan = {
  Query: {
    availableStores: "shop.browse",
    cart: "cart.read",
    categories: "shop.browse",
    categoryList: "shop.browse",
    checkoutAgreements: "shop.browse",
    countries: "shop.browse",
    country: "shop.browse",
    currency: "shop.browse",
    customer: "account.read",
    isEmailAvailable: "shop.browse",
    products: "shop.browse",
    route: "shop.browse",
    standingOrder: "order.place",
    storeConfig: "shop.browse",
  },
  Mutation: {
    addProductsToCart: "cart.change",
    applyCouponToCart: "cart.change",
    createCustomer: "account.enter",
    createCustomerV2: "account.enter",
    createEmptyCart: "cart.change",
    generateCustomerToken: "account.enter",
    giveUpPayment: "order.place",
    placeOrder: "order.place",
    removeCouponFromCart: "cart.change",
    removeItemFromCart: "cart.change",
    revokeCustomerToken: "account.read",
    setBillingAddressOnCart: "cart.change",
    setGuestEmailOnCart: "cart.change",
    setOrderCommentOnCart: "cart.change",
    setPaymentMethodOnCart: "cart.change",
    setShippingAddressesOnCart: "cart.change",
    setShippingMethodsOnCart: "cart.change",
    updateCartItems: "cart.change",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Permission>>>>;
