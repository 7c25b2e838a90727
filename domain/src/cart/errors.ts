import { notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals about the cart and its items. */
export const cartErrors = {
  "cart.noSuchCart": notFound(
    'Could not find a cart with ID "%1"',
    "magento-protocol, GraphQL errors",
  ),
  "cart.foreignCart": refusal(
    'The current user cannot perform operations on cart "%1"',
    "magento-protocol",
    {
      status: 403,
      bodyCode: 101,
      category: "graphql-authorization",
    },
  ),
  "cart.noSuchItem": notFound(
    "Could not find cart item with id: %1.",
    "magento-protocol, GraphQL errors",
  ),
  "cart.noSuchProduct": notFound(
    'Could not find a product with SKU "%1"',
    "magento-protocol, GraphQL errors",
  ),
  "cart.needsProduct": refusal("Need to select a product", "PDP-46"),
  "cart.productUnavailable": refusal(
    "Product is no longer available, please remove from cart",
    "CART-26",
  ),
  "cart.outOfStock": refusal("The requested qty is not available", "magento-protocol, Venia"),
  "cart.itemLocked": refusal("This item cannot be edited.", "CART-27"),
  "cart.tooManyItems": refusal("A cart holds at most %1 different items.", "issue §8"),
  "cart.alreadyOrdered": refusal("This cart has been ordered already.", "issue §6", {
    status: 409,
  }),
  "cart.noSuchCoupon": refusal(
    "The coupon code isn't valid. Verify the code and try again.",
    "PAY-15",
  ),
} as const satisfies ErrorTable;
