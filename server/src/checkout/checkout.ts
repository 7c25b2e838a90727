import type { Cart } from "@placket/domain/cart/cart";
import type { Address } from "@placket/domain/directory/address";
import { checkAddress } from "@placket/domain/checkout/check-address";
import { checkEmail } from "@placket/domain/checkout/email";
import { ORDER_COMMENT_MAX } from "@placket/domain/checkout/limits";
import { couponHolds } from "@placket/domain/coupon/coupon";
import { problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { isSameMethod, type ChosenShippingMethod } from "@placket/domain/shipping/shipping-method";
import { cartById, cartForChange, changed } from "../cart/cart.ts";
import type { Ctx } from "../context.ts";
import { couponByCode } from "../coupon/coupon.ts";
import { POSTCODE_OPTIONAL } from "../directory/directory.ts";
import { paymentMethodsFor } from "../payment/payment.ts";

/** The guest's email: the customer step is done with it (CHECK-14). */
export async function setGuestEmail(
  ctx: Ctx,
  { maskId, email }: { maskId: string; email: string },
): Promise<Result<Cart>> {
  const problems = checkEmail(email);
  if (problems.length > 0) return refuse(...problems);
  const found = await cartForChange(ctx, maskId);
  return found.ok ? changed(ctx, found.value, { email: email.trim() }) : found;
}

/** Where the goods go. A method that does not reach the new place is dropped with the next pricing. */
export async function setShippingAddress(
  ctx: Ctx,
  { maskId, address }: { maskId: string; address: Address },
): Promise<Result<Cart>> {
  const problems = addressProblems(ctx, address);
  if (problems.length > 0) return refuse(...problems);
  const found = await cartForChange(ctx, maskId);
  if (!found.ok) return found;
  const same = found.value.billingSameAsShipping;
  return changed(ctx, found.value, {
    shipping_address: JSON.stringify(address),
    ...(same ? { billing_address: JSON.stringify(address) } : {}),
  });
}

/** The method must be one that the cart offers now (CHECK-15). */
export async function setShippingMethod(
  ctx: Ctx,
  { maskId, method }: { maskId: string; method: ChosenShippingMethod },
): Promise<Result<Cart>> {
  const found = await cartForChange(ctx, maskId);
  if (!found.ok) return found;
  if (!found.value.shippingAddress) return refuse(problem("checkout.shippingAddressMissing"));
  const offered = await cartById(ctx, maskId);
  if (!offered.ok) return offered;
  if (!offered.value.shippingMethods.some((other) => isSameMethod(other, method))) {
    const { carrierCode, methodCode } = method;
    return refuse(
      problem("checkout.noSuchShippingMethod", "shipping_methods", carrierCode, methodCode),
    );
  }
  return changed(ctx, found.value, {
    shipping_carrier_code: method.carrierCode,
    shipping_method_code: method.methodCode,
  });
}

/** Who pays, where; or the same as shipping (CHECK-16). */
export async function setBillingAddress(
  ctx: Ctx,
  { maskId, billing }: { maskId: string; billing: Address | "same-as-shipping" },
): Promise<Result<Cart>> {
  if (billing !== "same-as-shipping") {
    const problems = addressProblems(ctx, billing);
    if (problems.length > 0) return refuse(...problems);
  }
  const found = await cartForChange(ctx, maskId);
  if (!found.ok) return found;
  const address = billing === "same-as-shipping" ? found.value.shippingAddress : billing;
  if (!address) return refuse(problem("checkout.shippingAddressMissing"));
  return changed(ctx, found.value, {
    billing_address: JSON.stringify(address),
    billing_same_as_shipping: billing === "same-as-shipping",
  });
}

/** How the cart is paid, and the one-time token of the card fields. */
export async function setPaymentMethod(
  ctx: Ctx,
  { maskId, code, token, verification }: PaymentChoice,
): Promise<Result<Cart>> {
  const found = await cartForChange(ctx, maskId);
  if (!found.ok) return found;
  const cart = await cartById(ctx, maskId);
  if (!cart.ok) return cart;
  const method = paymentMethodsFor(ctx, cart.value.totals.grandTotal).find(
    (other) => other.code === code,
  );
  if (!method) return refuse(problem("checkout.noSuchPaymentMethod", "payment_method"));
  if (method.kind === "card" && !token) return refuse(problem("payment.cardMissing", "braintree"));
  return changed(ctx, found.value, {
    payment_method_code: method.code,
    payment_details: JSON.stringify({ token, verification }),
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
export async function applyCoupon(
  ctx: Ctx,
  { maskId, code }: { maskId: string; code: string },
): Promise<Result<Cart>> {
  const found = await cartForChange(ctx, maskId);
  if (!found.ok) return found;
  const priced = await cartById(ctx, maskId);
  if (!priced.ok) return priced;
  const coupon = await couponByCode(ctx, code.trim());
  if (!coupon || !couponHolds(coupon, priced.value.totals.subtotal, ctx.now)) {
    return refuse(problem("cart.noSuchCoupon", "coupon_code"));
  }
  return changed(ctx, found.value, { coupon_code: coupon.code });
}

export async function removeCoupon(ctx: Ctx, maskId: string): Promise<Result<Cart>> {
  const found = await cartForChange(ctx, maskId);
  return found.ok ? changed(ctx, found.value, { coupon_code: null }) : found;
}

/** What the shopper wants to say with the order (CHECK-33). */
export async function setOrderComment(
  ctx: Ctx,
  { maskId, comment }: { maskId: string; comment: string },
): Promise<Result<Cart>> {
  if (comment.length > ORDER_COMMENT_MAX) {
    return refuse(problem("checkout.tooLong", "order_comment", ORDER_COMMENT_MAX));
  }
  const found = await cartForChange(ctx, maskId);
  return found.ok ? changed(ctx, found.value, { order_comment: comment.trim() || null }) : found;
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
