import type { Cart } from "@placket/domain/cart/cart";
import { checkAddress } from "@placket/domain/checkout/check-address";
import { checkEmail } from "@placket/domain/checkout/email";
import { ORDER_COMMENT_MAX } from "@placket/domain/checkout/limits";
import type { Address } from "@placket/domain/directory/address";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import type { ChosenShippingMethod } from "@placket/domain/shipping/shipping-method";
import { sql } from "kysely";
import { changeCart } from "../cart/cart.ts";
import type { Ctx } from "../context.ts";
import { POSTCODE_OPTIONAL } from "../directory/directory.ts";
import { paymentMethodsFor } from "../payment/payment.ts";

/** The guest's email: the customer step is done with it (CHECK-14). */
export async function setGuestEmail(
  ctx: Ctx,
  { maskId, email }: { maskId: string; email: string },
): Promise<Result<Cart>> {
  const problems = checkEmail(email);
  if (problems.length > 0) return refuse(...problems);
  return changeCart(ctx, { maskId, patch: { email: email.trim() } });
}

/** Where the goods go, and the bill too when it goes to the same place. */
export async function setShippingAddress(
  ctx: Ctx,
  { maskId, address }: { maskId: string; address: Address },
): Promise<Result<Cart>> {
  const problems = addressProblems(ctx, address);
  if (problems.length > 0) return refuse(...problems);
  const json = JSON.stringify(address);
  const billing = sql<string>`CASE WHEN billing_same_as_shipping THEN ${json}::jsonb ELSE billing_address END`;
  return changeCart(ctx, { maskId, patch: { shipping_address: json, billing_address: billing } });
}

/** The method must be one that the cart offers now (CHECK-15). */
export async function setShippingMethod(
  ctx: Ctx,
  { maskId, method }: { maskId: string; method: ChosenShippingMethod },
): Promise<Result<Cart>> {
  const { carrierCode, methodCode } = method;
  const patch = { shipping_carrier_code: carrierCode, shipping_method_code: methodCode };
  return changeCart(ctx, { maskId, patch }, (cart) => {
    if (!cart.shippingAddress) return refuse(problem("checkout.shippingAddressMissing"));
    if (cart.chosenShippingMethod) return ok(cart);
    return refuse(
      problem("checkout.noSuchShippingMethod", "shipping_methods", carrierCode, methodCode),
    );
  });
}

/** Who pays, where; or the same as shipping (CHECK-16). */
export async function setBillingAddress(
  ctx: Ctx,
  { maskId, billing }: { maskId: string; billing: Address | "same-as-shipping" },
): Promise<Result<Cart>> {
  if (billing === "same-as-shipping") {
    const patch = {
      billing_address: sql<string>`shipping_address`,
      billing_same_as_shipping: true,
    };
    return changeCart(ctx, { maskId, patch }, (cart) =>
      cart.billingAddress ? ok(cart) : refuse(problem("checkout.shippingAddressMissing")),
    );
  }
  const problems = addressProblems(ctx, billing);
  if (problems.length > 0) return refuse(...problems);
  const patch = { billing_address: JSON.stringify(billing), billing_same_as_shipping: false };
  return changeCart(ctx, { maskId, patch });
}

/** How the cart is paid, and the one-time token of the card fields. */
export async function setPaymentMethod(
  ctx: Ctx,
  { maskId, code, token, verification }: PaymentChoice,
): Promise<Result<Cart>> {
  const details = JSON.stringify({ token, verification });
  const patch = { payment_method_code: code, payment_details: details };
  return changeCart(ctx, { maskId, patch }, (cart) => {
    const offered = paymentMethodsFor(ctx, cart.totals.grandTotal);
    const method = offered.find((other) => other.code === code);
    if (!method) return refuse(problem("checkout.noSuchPaymentMethod", "payment_method"));
    const isMissing = method.kind === "card" && !token;
    return isMissing ? refuse(problem("payment.cardMissing", "braintree")) : ok(cart);
  });
}

export interface PaymentChoice {
  readonly maskId: string;
  readonly code: string;
  readonly token: string | null;
  /** What the provider's browser library collected to judge fraud. */
  readonly verification: string | null;
}

/** A coupon must exist and hold for this cart now (PAY-15). */
export function applyCoupon(
  ctx: Ctx,
  { maskId, code }: { maskId: string; code: string },
): Promise<Result<Cart>> {
  return changeCart(ctx, { maskId, patch: { coupon_code: code.trim() } }, (cart) =>
    cart.coupon ? ok(cart) : refuse(problem("cart.noSuchCoupon", "coupon_code")),
  );
}

export function removeCoupon(ctx: Ctx, maskId: string): Promise<Result<Cart>> {
  return changeCart(ctx, { maskId, patch: { coupon_code: null } });
}

/** What the shopper wants to say with the order (CHECK-33). */
export async function setOrderComment(
  ctx: Ctx,
  { maskId, comment }: { maskId: string; comment: string },
): Promise<Result<Cart>> {
  if (comment.length > ORDER_COMMENT_MAX) {
    return refuse(problem("checkout.tooLong", "order_comment", ORDER_COMMENT_MAX));
  }
  return changeCart(ctx, { maskId, patch: { order_comment: comment.trim() || null } });
}

function addressProblems(ctx: Ctx, address: Address): Problem[] {
  const settings = ctx.services.stores.settingsOf(ctx.store);
  const country = ctx.services.directory.country(address.countryCode);
  return checkAddress(address, {
    requiredFields: settings.requiredAddressFields,
    countries: settings.countries,
    regionCodes: country?.regions.map((region) => region.code) ?? [],
    postcodeOptional: POSTCODE_OPTIONAL.has(address.countryCode),
  });
}
