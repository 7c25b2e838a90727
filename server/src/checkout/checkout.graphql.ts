import type {
  ApplyCouponsToCartInput,
  ApplyCouponToCartInput,
  ApplyGiftCardToCartInput,
  ApplyStoreCreditToCartInput,
  BillingAddressInput,
  EstimateTotalsInput,
  PaypalExpressTokenInput,
  RemoveCouponFromCartInput,
  RemoveCouponsFromCartInput,
  RemoveGiftCardFromCartInput,
  RemoveStoreCreditFromCartInput,
  SetBillingAddressOnCartInput,
  SetGuestEmailOnCartInput,
  SetOrderCommentOnCartInput,
  SetPaymentMethodOnCartInput,
  SetShippingAddressesOnCartInput,
  SetShippingMethodsOnCartInput,
  StoreConfig,
} from "@placket/contract/graphql.gen";
import type { Cart } from "@placket/domain/cart/cart";
import { POSTCODE_OPTIONAL } from "@placket/domain/checkout/postcode-countries";
import { problem, refuse, type Result } from "@placket/domain/problem";
import { pickedCart } from "../cart/cart-wire.ts";
import type { Ctx } from "../context.ts";
import { directory } from "../directory/directory.ts";
import { orThrow } from "../graphql/refused.ts";
import { withInput } from "../graphql/with-input.ts";
import * as checkout from "./checkout.ts";
import { applyCoupon, applyCoupons, removeCoupons } from "./coupons.ts";
import { estimateAsked, estimatedCart } from "./estimate.ts";
import type { GivenAddress } from "./given-address.ts";
import { paymentChosen } from "./payment-chosen.ts";
import { beginPaypal } from "./wallet/begin-paypal.ts";
import { applyPoints, applyStoreCredit, removeStoreCredit } from "./own-balances.ts";

/** The checkout's write calls (OPEN-35): each writes the cart as it judged it, or not at all, and answers with it. */
export const checkoutResolvers = {
  StoreConfig: {
    optional_zip_countries: () => [...POSTCODE_OPTIONAL].join(","),
    countries_with_required_region: (config: AskingConfig) => regionCountries(config).join(","),
  },
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
      change(ctx, (tx) => checkout.setPaymentMethod(tx, paymentChosen(input))),
    ),
    estimateShippingMethods: withInput(async (input: EstimateTotalsInput, ctx) => {
      const cart = await estimated(ctx, input);
      return cart.shipping_addresses[0]?.available_shipping_methods ?? [];
    }),
    estimateTotals: withInput(async (input: EstimateTotalsInput, ctx) => ({
      cart: await estimated(ctx, input),
    })),
    createPaypalExpressToken: withInput(async (input: PaypalExpressTokenInput, ctx) => {
      const begun = await beginPaypal(ctx, {
        maskId: input.cart_id,
        code: input.code,
        returnUrl: input.urls.return_url,
        cancelUrl: input.urls.cancel_url,
      });
      const { token, startUrl } = orThrow(begun);
      return { token, paypal_urls: { start: startUrl, edit: startUrl } };
    }),
    applyCouponToCart: withInput((input: ApplyCouponToCartInput, ctx) =>
      change(ctx, (tx) => applyCoupon(tx, { maskId: input.cart_id, code: input.coupon_code })),
    ),
    removeCouponFromCart: withInput((input: RemoveCouponFromCartInput, ctx) =>
      change(ctx, (tx) => removeCoupons(tx, { maskId: input.cart_id })),
    ),
    applyCouponsToCart: withInput((input: ApplyCouponsToCartInput, ctx) =>
      change(ctx, (tx) =>
        applyCoupons(tx, {
          maskId: input.cart_id,
          codes: codesOf(input),
          replaces: input.type === "REPLACE",
        }),
      ),
    ),
    removeCouponsFromCart: withInput((input: RemoveCouponsFromCartInput, ctx) =>
      change(ctx, (tx) => removeCoupons(tx, { maskId: input.cart_id, codes: codesOf(input) })),
    ),
    applyGiftCardToCart: withInput((input: ApplyGiftCardToCartInput, ctx) =>
      change(ctx, (tx) =>
        checkout.applyGiftCard(tx, { maskId: input.cart_id, code: input.gift_card_code }),
      ),
    ),
    removeGiftCardFromCart: withInput((input: RemoveGiftCardFromCartInput, ctx) =>
      change(ctx, (tx) =>
        checkout.removeGiftCard(tx, { maskId: input.cart_id, code: input.gift_card_code }),
      ),
    ),
    applyStoreCreditToCart: withInput((input: ApplyStoreCreditToCartInput, ctx) =>
      change(ctx, (tx) => applyStoreCredit(tx, input.cart_id)),
    ),
    removeStoreCreditFromCart: withInput((input: RemoveStoreCreditFromCartInput, ctx) =>
      change(ctx, (tx) => removeStoreCredit(tx, input.cart_id)),
    ),
    applyRewardPointsToCart: (_: unknown, { cartId }: OfCart, ctx: Ctx) =>
      change(ctx, (tx) => applyPoints(tx, { maskId: cartId })),
    removeRewardPointsFromCart: (_: unknown, { cartId }: OfCart, ctx: Ctx) =>
      change(ctx, (tx) => applyPoints(tx, { maskId: cartId, points: 0 })),
    setOrderCommentOnCart: withInput((input: SetOrderCommentOnCartInput, ctx) =>
      change(ctx, (tx) =>
        checkout.setOrderComment(tx, { maskId: input.cart_id, comment: input.order_comment }),
      ),
    ),
  },
};

/** Whose addresses need a region: they have a list of them, and the shop asks for it. */
const regionCountries = ({ checkout_required_fields: fields }: AskingConfig): readonly string[] =>
  fields.includes("region") ? directory.countriesWithRegions : [];

type AskingConfig = Pick<StoreConfig, "checkout_required_fields">;

const estimated = async (ctx: Ctx, input: EstimateTotalsInput) =>
  pickedCart(ctx, orThrow(await estimatedCart(ctx, orThrow(estimateAsked(input)))));

interface OfCart {
  readonly cartId: string;
}

/** Those that write a cart's own columns and nothing else: `changeCart` does all that they do. */
export const CHANGES_OF_THE_CART = [
  "applyCouponToCart",
  "applyCouponsToCart",
  "removeCouponFromCart",
  "removeCouponsFromCart",
  "removeGiftCardFromCart",
  "setBillingAddressOnCart",
  "setGuestEmailOnCart",
  "setOrderCommentOnCart",
  "setPaymentMethodOnCart",
  "setShippingAddressesOnCart",
  "setShippingMethodsOnCart",
] as const satisfies readonly (keyof typeof checkoutResolvers.Mutation)[];

/** Magento's list may have gaps. */
const codesOf = ({ coupon_codes: codes }: { readonly coupon_codes: readonly (string | null)[] }) =>
  codes.filter((code) => code !== null);

async function change(ctx: Ctx, work: (ctx: Ctx) => Promise<Result<Cart>>) {
  return { cart: pickedCart(ctx, orThrow(await work(ctx))) };
}

/** A cart goes to one place; a second address is refused rather than dropped. */
function setShippingAddress(
  ctx: Ctx,
  { cart_id: maskId, shipping_addresses: addresses }: SetShippingAddressesOnCartInput,
): Promise<Result<Cart>> {
  const given = addresses.length === 1 ? addresses[0] : undefined;
  return checkout.setShippingAddress(ctx, { maskId, given: givenAddress(given ?? {}) });
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

function setBillingAddress(
  ctx: Ctx,
  { cart_id: maskId, billing_address: billing }: SetBillingAddressOnCartInput,
): Promise<Result<Cart>> {
  if (billing.same_as_shipping === true) {
    return checkout.setBillingAddress(ctx, { maskId, billing: { to: "shipping-address" } });
  }
  const to = billing.use_for_shipping === true ? "address-of-both" : "address";
  return checkout.setBillingAddress(ctx, {
    maskId,
    billing: { to, given: givenAddress(billing) },
  });
}

const givenAddress = ({
  address,
  customer_address_id: savedId,
}: Pick<BillingAddressInput, "address" | "customer_address_id">): GivenAddress => ({
  typed: address,
  savedId,
});
