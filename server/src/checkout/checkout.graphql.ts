import type {
  ApplyCouponToCartInput,
  BillingAddressInput,
  RemoveCouponFromCartInput,
  SetBillingAddressOnCartInput,
  SetGuestEmailOnCartInput,
  SetOrderCommentOnCartInput,
  SetPaymentMethodOnCartInput,
  SetShippingAddressesOnCartInput,
  SetShippingMethodsOnCartInput,
} from "@placket/contract/graphql.gen";
import type { Cart } from "@placket/domain/cart/cart";
import type { Address } from "@placket/domain/directory/address";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { cartWire } from "../cart/cart-wire.ts";
import type { Ctx } from "../context.ts";
import { orThrow } from "../graphql/refused.ts";
import { withInput } from "../graphql/with-input.ts";
import { transact } from "../transact.ts";
import { keepAddress, savedAddress } from "./address-book.ts";
import * as checkout from "./checkout.ts";
import { readAddress } from "./read-address.ts";

/** The checkout's write calls (OPEN-35): each writes the cart as it judged it, or not at all, and answers with it. */
export const checkoutResolvers = {
  Mutation: {
    setGuestEmailOnCart: withInput((input: SetGuestEmailOnCartInput, ctx) =>
      change(ctx, (tx) =>
        checkout.setGuestEmail(tx, { maskId: input.cart_id, email: input.email }),
      ),
    ),
    setShippingAddressesOnCart: withInput((input: SetShippingAddressesOnCartInput, ctx) =>
      change(ctx, (tx) => setShippingAddress(tx, input)),
    ),
    setShippingMethodsOnCart: withInput((input: SetShippingMethodsOnCartInput, ctx) =>
      change(ctx, (tx) => setShippingMethod(tx, input)),
    ),
    setBillingAddressOnCart: withInput((input: SetBillingAddressOnCartInput, ctx) =>
      change(ctx, (tx) => setBillingAddress(tx, input)),
    ),
    setPaymentMethodOnCart: withInput((input: SetPaymentMethodOnCartInput, ctx) =>
      change(ctx, (tx) =>
        checkout.setPaymentMethod(tx, {
          maskId: input.cart_id,
          code: input.payment_method.code,
          token: input.payment_method.braintree?.payment_method_nonce ?? null,
          verification: input.payment_method.braintree?.device_data ?? null,
        }),
      ),
    ),
    applyCouponToCart: withInput((input: ApplyCouponToCartInput, ctx) =>
      change(ctx, (tx) =>
        checkout.applyCoupon(tx, { maskId: input.cart_id, code: input.coupon_code }),
      ),
    ),
    removeCouponFromCart: withInput((input: RemoveCouponFromCartInput, ctx) =>
      change(ctx, (tx) => checkout.removeCoupon(tx, input.cart_id)),
    ),
    setOrderCommentOnCart: withInput((input: SetOrderCommentOnCartInput, ctx) =>
      change(ctx, (tx) =>
        checkout.setOrderComment(tx, { maskId: input.cart_id, comment: input.order_comment }),
      ),
    ),
  },
};

/** Those that write a cart's own columns and nothing else: `changeCart` does all that they do. */
export const CHANGES_OF_THE_CART = [
  "applyCouponToCart",
  "removeCouponFromCart",
  "setBillingAddressOnCart",
  "setGuestEmailOnCart",
  "setOrderCommentOnCart",
  "setPaymentMethodOnCart",
  "setShippingAddressesOnCart",
  "setShippingMethodsOnCart",
] as const satisfies readonly (keyof typeof checkoutResolvers.Mutation)[];

async function change(ctx: Ctx, work: (ctx: Ctx) => Promise<Result<Cart>>) {
  return { cart: cartWire(ctx, orThrow(await work(ctx))) };
}

/** A cart goes to one place; a second address is refused rather than dropped. */
async function setShippingAddress(
  ctx: Ctx,
  { cart_id: maskId, shipping_addresses: addresses }: SetShippingAddressesOnCartInput,
): Promise<Result<Cart>> {
  const given = addresses.length === 1 ? addresses[0] : undefined;
  const read = await givenAddress(ctx, given ?? {}, "shipping_addresses");
  if (!read.ok) return read;
  const set = await checkout.setShippingAddress(ctx, { maskId, address: read.value });
  if (set.ok) await keepWanted(ctx, read.value);
  return set;
}

async function setShippingMethod(
  ctx: Ctx,
  { cart_id: maskId, shipping_methods: methods }: SetShippingMethodsOnCartInput,
): Promise<Result<Cart>> {
  const method = methods.length === 1 ? methods[0] : undefined;
  if (!method) return refuse(problem("checkout.shippingMethodMissing", "shipping_methods"));
  return checkout.setShippingMethod(ctx, {
    maskId,
    method: { carrierCode: method.carrier_code, methodCode: method.method_code },
  });
}

async function setBillingAddress(
  ctx: Ctx,
  { cart_id: maskId, billing_address: billing }: SetBillingAddressOnCartInput,
): Promise<Result<Cart>> {
  if (billing.same_as_shipping === true) {
    return checkout.setBillingAddress(ctx, { maskId, billing: { to: "shipping-address" } });
  }
  const read = await givenAddress(ctx, billing, "billing_address");
  if (!read.ok) return read;
  const to = billing.use_for_shipping === true ? "address-of-both" : "address";
  const set = await checkout.setBillingAddress(ctx, {
    maskId,
    billing: { to, address: read.value },
  });
  if (set.ok) await keepWanted(ctx, read.value);
  return set;
}

/** An address as it is typed, or one that the customer has saved: one of the two. */
async function givenAddress(
  ctx: Ctx,
  {
    address,
    customer_address_id: savedId,
  }: Pick<BillingAddressInput, "address" | "customer_address_id">,
  field: string,
): Promise<Result<Address>> {
  if (typeof savedId !== "number") return readAddress(address, field);
  return address ? refuse(problem("checkout.twoAddresses", field)) : savedAddress(ctx, savedId);
}

/** At once, as Magento does: whoever types an address and leaves has it the next time. */
async function keepWanted(ctx: Ctx, address: Address): Promise<void> {
  if (!address.saveInAddressBook || ctx.principal.kind !== "customer") return;
  await transact(ctx, async (tx) => ok(await keepAddress(tx, address)));
}
