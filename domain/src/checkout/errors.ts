import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of the checkout's steps. */
export const checkoutErrors = {
  "checkout.required": fieldRefusal("Required", "UI-02"),
  "checkout.email": fieldRefusal("Please enter a valid email", "UI-03"),
  "checkout.numberLength": fieldRefusal(
    "The input length is less than the minimum allowed: %1",
    "UI-04, also for the maximum: reading 44",
  ),
  "checkout.tooLong": fieldRefusal("You have exceed the maximum length( %1 )", "UI-05"),
  "checkout.notOneLine": fieldRefusal("Leave out line breaks and invisible signs.", "issue 8, B"),
  "checkout.countryNotServed": fieldRefusal("We do not ship to this country.", "CHECK-29"),
  "checkout.noSuchRegion": fieldRefusal(
    "Region is not available for the selected country",
    "magento-protocol, GraphQL errors",
  ),
  "checkout.postcodeShape": fieldRefusal("This does not look right. Example: %1", "CHECK-23"),
  "checkout.noSuchShippingMethod": refusal(
    "Carrier with such method not found: %1, %2",
    "CHECK-15",
  ),
  "checkout.twoAddresses": refusal(
    'Give either "customer_address_id" or "address".',
    "Magento's ShippingAddressInput",
  ),
  "checkout.emailMissing": refusal("Guest email for cart is missing.", "CHECK-14"),
  "checkout.emailOfAccount": refusal(
    "The request is not allowed for logged in customers",
    "Magento's setGuestEmailOnCart",
    { status: 403, bodyCode: 101, category: "graphql-authorization" },
  ),
  "checkout.shippingAddressMissing": refusal(
    "The shipping address is missing. Set the address and try again.",
    "CHECK-15",
  ),
  "checkout.shippingMethodMissing": refusal(
    "The shipping method is missing. Select the shipping method and try again.",
    "CHECK-15",
  ),
  "checkout.billingAddressMissing": refusal(
    "The billing address is missing. Set the address and try again.",
    "CHECK-16",
  ),
  "checkout.paymentMethodMissing": refusal(
    "Enter a valid payment method and try again.",
    "CHECK-18",
  ),
  "checkout.embroideryNotAgreed": refusal(
    "Please review and approve your embroidery before you place the order.",
    "CHECK-17, decision 0034",
  ),
  "checkout.termsNotAgreed": refusal(
    "Please agree to “%1” before you place the order.",
    "CHECK-25, decision 0034",
  ),
  "checkout.addressNotKept": refusal(
    "Choose one of the addresses that are kept for you.",
    "CHECK-27",
  ),
  "checkout.cartEmpty": refusal("Your cart is empty", "CART-34"),
  "checkout.totalChanged": refusal(
    "The total has changed since you saw it. Nothing has been ordered yet.",
    "issue 8, B8",
    { status: 409 },
  ),
  "checkout.noSuchCountry": notFound("The country isn't available.", "CHECK-29"),
} as const satisfies ErrorTable;
