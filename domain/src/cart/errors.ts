import { COUPON_NOTES } from "../promotion/coupon-reach.ts";
import { GONE_PRODUCT } from "./gone-product.ts";
import { notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals about the cart and its items. */
export const cartErrors = {
  "cart.noSuchCart": notFound(
    'Could not find a cart with ID "%1"',
    "magento-protocol, GraphQL errors",
  ),
  "cart.noneYet": notFound(
    "There is no cart yet. Put something into it first.",
    "PAY-10, issue 10",
  ),
  "cart.badId": refusal("Cart ID length should be 32 symbols.", "magento-protocol, GraphQL errors"),
  "cart.guessableId": refusal("Choose a cart ID that nobody can guess.", "issue §8"),
  "cart.idTaken": refusal('Cart with ID "%1" already exists.', "magento-protocol, GraphQL errors", {
    status: 409,
    category: "graphql-already-exists",
  }),
  "cart.foreignCart": refusal(
    'The current user cannot perform operations on cart "%1"',
    "magento-protocol",
    {
      status: 403,
      bodyCode: 101,
      category: "graphql-authorization",
    },
  ),
  "cart.otherWebsite": notFound(
    'Wrong store code specified for cart "%1"',
    "magento-protocol, GraphQL errors; decision 0029",
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
  "cart.noProductId": refusal("No Product Id assigned", "PDP-46"),
  "cart.productUnavailable": refusal(GONE_PRODUCT, "CART-26"),
  "cart.outOfStock": refusal("The requested qty is not available", "magento-protocol, Venia"),
  "cart.itemLocked": refusal("This item cannot be edited.", "CART-27"),
  "cart.tooManyItems": refusal("A cart holds at most %1 different items.", "issue §8"),
  "cart.alreadyOrdered": refusal("This cart has been ordered already.", "issue §6", {
    status: 409,
  }),
  "cart.joined": refusal("This cart has become part of another one.", "issue 9, 3", {
    status: 409,
  }),
  "cart.joinedWithItself": refusal("A cart cannot be joined with itself.", "issue 9, 3"),
  "cart.joinedFewer": refusal('No more than %1 of "%2" fit into your cart.', "issue 9, 3"),
  "cart.joinedWithout": refusal('"%1" did not fit into your cart any more.', "issue 9, 3"),
  "cart.noSuchSaved": notFound("This item is no longer among those saved for later.", "issue 9, 3"),
  "cart.tooManySaved": refusal("You can save at most %1 different items for later.", "issue 9, 3"),
  "cart.backInPart": refusal(
    'Only %1 of "%2" fit into your cart. The rest stays saved for later.',
    "issue 9, 3",
  ),
  "cart.noSuchLink": notFound("This link does not lead to a cart any more.", "issue 9, 3"),
  "cart.tooManyLinks": refusal(
    "There are %1 links to this cart already. End one first.",
    "issue 9, 3",
  ),
  "cart.tooManyQuotes": refusal(
    "No more than %1 quotes of a cart are made within a day.",
    "issue 9, 3",
    { status: 429 },
  ),
  "cart.noSuchQuote": notFound("There is no such quote of this cart.", "issue 9, 3"),
  "cart.noneWithNumber": notFound("There is no quote %1.", "decision 0077"),
  "cart.quoteOnPaper": refusal(
    "This quote was kept as a paper alone: its items cannot be put into a cart.",
    "issue 9, 3",
    { status: 409 },
  ),
  "cart.quoteOver": refusal("This quote was valid until %1.", "decision 0077", { status: 409 }),
  "cart.quoteOrdered": refusal("This quote has been ordered already.", "decision 0077", {
    status: 409,
  }),
  "cart.quoteGuestGone": refusal(
    "The guest's cart is closed, and there is no account whose cart the quote could go into.",
    "decision 0077",
    { status: 409 },
  ),
  "cart.noSuchCoupon": refusal(
    "The coupon code isn't valid. Verify the code and try again.",
    "PAY-15",
  ),
  "cart.couponTakesNothing": refusal(COUPON_NOTES.none, "PDP-48"),
  "cart.couponElsewhere": refusal(COUPON_NOTES.elsewhere, "issue 9.7"),
  "cart.couponOfAnother": refusal(
    "This code was given to another email address, and counts for its orders alone.",
    "FOOT-19",
  ),
  "cart.couponUsed": refusal("You have used this code already.", "issue 9.7"),
  "cart.tooManyCodes": refusal(
    "Too many codes that do not exist. Please wait %1 minutes.",
    "issue 9.7",
    { status: 429 },
  ),
  "cart.couponsFull": refusal("No more than %1 codes count for one cart.", "issue 9.7"),
} as const satisfies ErrorTable;
