import { can } from "@placket/domain/access/principal";
import type { Cart, StoredCart } from "@placket/domain/cart/cart";
import { checkEmail } from "@placket/domain/checkout/email";
import type { AddressUse } from "@placket/domain/store/portal-rules";
import { ORDER_COMMENT_MAX } from "@placket/domain/checkout/limits";
import type { Address } from "@placket/domain/directory/address";
import { codeTyped, lastFourOf, lastFourShown } from "@placket/domain/gift-card/code";
import { GIFT_CARDS_MOST } from "@placket/domain/gift-card/gift-card";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { checkPayment } from "@placket/domain/payment/check-payment";
import { isOverlongCard } from "@placket/domain/payment/limits";
import { paymentMethod } from "@placket/domain/payment/methods";
import type { ChosenShippingMethod } from "@placket/domain/shipping/shipping-method";
import { changeCart } from "../cart/change/change-cart.ts";
import type { Ctx } from "../context.ts";
import { cardOfCode } from "../gift-card/gift-card.ts";
import { usableCard } from "../payment/stored-card/stored-cards.ts";
import { isWallet } from "../payment/wallet/approvals.ts";
import { paymentMethodsFor } from "../payment/payment.ts";
import { settingsOf } from "../store/store-config.ts";
import { keptProblems } from "./address-book.ts";
import { addressProblems } from "./address-problems.ts";
import { addressGiven, keepingWanted, type GivenAddress } from "./given-address.ts";
import { numberToOrderOn } from "./standing-order.ts";
import { givenByWallet } from "./wallet/given-by-wallet.ts";

export { addressProblems };

/** The guest's email: the customer step is done with it (CHECK-14). */
export async function setGuestEmail(
  ctx: Ctx,
  { maskId, email }: { maskId: string; email: string },
): Promise<Result<Cart>> {
  if (ctx.principal.kind !== "guest") return refuse(problem("checkout.emailOfAccount", "email"));
  const problems = checkEmail(email, settingsOf(ctx).emailPattern);
  if (problems.length > 0) return refuse(...problems);
  return changeCart(ctx, {
    maskId,
    change: (cart) => ({ ...cart, email: email.trim() }),
  });
}

/** Where the goods go, and the bill too when it goes to the same place. */
export async function setShippingAddress(
  ctx: Ctx,
  { maskId, given }: { maskId: string; given: GivenAddress },
): Promise<Result<Cart>> {
  const found = await usableAddress(ctx, given, "shipping");
  if (!found.ok) return found;
  const address = found.value;
  return changeCart(ctx, {
    maskId,
    written: keepingWanted(address),
    change: (cart) => ({
      ...cart,
      shippingAddress: address,
      billingAddress: cart.billingSameAsShipping ? address : cart.billingAddress,
    }),
  });
}

/** The method must be one that the cart offers now (CHECK-15). */
export async function setShippingMethod(
  ctx: Ctx,
  { maskId, method }: { maskId: string; method: ChosenShippingMethod },
): Promise<Result<Cart>> {
  const { carrierCode, methodCode } = method;
  return changeCart(ctx, {
    maskId,
    change: (cart) => ({ ...cart, chosenShippingMethod: method }),
    judge: (cart) => {
      if (!cart.shippingAddress) return refuse(problem("checkout.shippingAddressMissing"));
      if (cart.chosenShippingMethod) return ok(cart);
      return refuse(
        problem("checkout.noSuchShippingMethod", "shipping_methods", carrierCode, methodCode),
      );
    },
  });
}

/** Where the bill goes: to an address, which may be that of the goods too, or to that of the goods. */
type Billing =
  | { readonly to: "shipping-address" }
  | { readonly to: "address" | "address-of-both"; readonly given: GivenAddress };

/** Who pays, where; or the same as shipping (CHECK-16). */
export async function setBillingAddress(
  ctx: Ctx,
  { maskId, billing }: { maskId: string; billing: Billing },
): Promise<Result<Cart>> {
  if (billing.to === "shipping-address") return billToShipping(ctx, maskId);
  const found = await usableAddress(ctx, billing.given, "billing");
  if (!found.ok) return found;
  const address = found.value;
  const ofBoth = billing.to === "address-of-both" ? address : null;
  const shipped = await keptProblems(ctx, ofBoth, "shipping");
  if (shipped.length > 0) return refuse(...shipped);
  return changeCart(ctx, {
    maskId,
    written: keepingWanted(address),
    change: (cart) => ({
      ...cart,
      billingAddress: address,
      shippingAddress: billing.to === "address-of-both" ? address : cart.shippingAddress,
      billingSameAsShipping: false,
    }),
  });
}

function billToShipping(ctx: Ctx, maskId: string): Promise<Result<Cart>> {
  return changeCart(ctx, {
    maskId,
    change: (cart) => ({
      ...cart,
      billingAddress: cart.shippingAddress,
      billingSameAsShipping: true,
    }),
    judge: (cart) =>
      cart.billingAddress ? ok(cart) : refuse(problem("checkout.shippingAddressMissing")),
  });
}

/** Where a refusal of an address points. */
const FIELDS = { shipping: "shipping_addresses", billing: "billing_address" } as const;

/** The address that was given, if goods or a bill may go there. */
async function usableAddress(
  ctx: Ctx,
  given: GivenAddress,
  use: AddressUse,
): Promise<Result<Address>> {
  const found = await addressGiven(ctx, given, FIELDS[use]);
  if (!found.ok) return found;
  const problems = [
    ...addressProblems(ctx, found.value),
    ...(await keptProblems(ctx, found.value, use)),
  ];
  return problems.length > 0 ? refuse(...problems) : found;
}

/**
 * How the cart is paid: by the one-time token of the card fields, by a stored card of the caller's own, or by what
 * its buyer has approved at a wallet, which then says where the goods go as long as nobody did.
 */
export async function setPaymentMethod(ctx: Ctx, choice: PaymentChoice): Promise<Result<Cart>> {
  const { maskId, code, token, verification, publicHash, keepsCard } = choice;
  if (isOverlongCard({ token, verification })) {
    return refuse(problem("access.badRequest", "braintree", "braintree"));
  }
  if (publicHash !== null) {
    const card = await usableCard(ctx, publicHash);
    if (!card.ok) return card;
  }
  const approved = isWallet(code) && token !== null ? await givenByWallet(ctx, choice) : undefined;
  if (approved?.ok === false) return approved;
  const fill = approved?.value ?? ((cart: StoredCart) => cart);
  const { purchaseOrderNumber: said } = choice;
  const purchaseOrderNumber =
    paymentMethod(code)?.kind === "purchase-order" ? await numberToOrderOn(ctx, said) : said;
  // Guests have nobody for whom a card could be kept.
  const isKept = keepsCard && can(ctx.principal, "account.guard") === true;
  const paymentDetails = {
    token,
    verification,
    publicHash,
    purchaseOrderNumber,
    ...(isKept && { keepsCard: true }),
  };
  return changeCart(ctx, {
    maskId,
    change: (cart) => ({ ...fill(cart), paymentMethodCode: code, paymentDetails }),
    judge: (cart) => {
      const offered = paymentMethodsFor(ctx, cart);
      const hasCard = Boolean(token ?? publicHash);
      const draft = { methodCode: code, hasCard, purchaseOrderNumber: purchaseOrderNumber ?? "" };
      const problems = checkPayment(draft, offered);
      return problems.length > 0 ? refuse(...problems) : ok(cart);
    },
  });
}

interface PaymentChoice {
  readonly maskId: string;
  readonly code: string;
  readonly token: string | null;
  /** What the provider's browser library collected to judge fraud. */
  readonly verification: string | null;
  /** The stored card that is to pay. */
  readonly publicHash: string | null;
  /** Of the buyer's organisation; `null` where they say none, for the one that is kept with their account. */
  readonly purchaseOrderNumber: string | null;
  /** The card is to be kept once it has paid. */
  readonly keepsCard: boolean;
  /** Who approved the token, as the wallet calls them. */
  readonly payerId: string | null;
}

/** Puts a gift card on the cart, behind those that are there: its code must be one that can be spent (PAY-14). */
export async function applyGiftCard(
  ctx: Ctx,
  { maskId, code }: { maskId: string; code: string },
): Promise<Result<Cart>> {
  const found = await cardOfCode(ctx, { typed: code, maskId });
  if (!found.ok) return found;
  const card = found.value;
  if (card.balance.minor === 0) return refuse(problem("giftCard.empty", "gift_card_code"));
  return changeCart(ctx, {
    maskId,
    change: (cart) => ({
      ...cart,
      giftCards: [...cart.giftCards.filter(({ id }) => id !== card.id), card],
    }),
    judge: (cart) =>
      cart.giftCards.length > GIFT_CARDS_MOST
        ? refuse(problem("giftCard.tooMany", "gift_card_code", GIFT_CARDS_MOST))
        : ok(cart),
  });
}

/** Takes a gift card off the cart, by its code or as the cart calls it. */
export function removeGiftCard(
  ctx: Ctx,
  { maskId, code }: { maskId: string; code: string },
): Promise<Result<Cart>> {
  const lastFour = lastFourShown(code.trim()) ?? lastFourOf(codeTyped(code) ?? "");
  return changeCart(ctx, {
    maskId,
    change: (cart) => {
      const gone = cart.giftCards.find((card) => card.lastFour === lastFour);
      return { ...cart, giftCards: cart.giftCards.filter((card) => card !== gone) };
    },
  });
}

/** What the shopper wants to say with the order (CHECK-33). */
export async function setOrderComment(
  ctx: Ctx,
  { maskId, comment }: { maskId: string; comment: string },
): Promise<Result<Cart>> {
  if (comment.length > ORDER_COMMENT_MAX) {
    return refuse(problem("checkout.tooLong", "order_comment", ORDER_COMMENT_MAX));
  }
  const orderComment = comment.trim() || null;
  return changeCart(ctx, {
    maskId,
    change: (cart) => ({ ...cart, orderComment }),
  });
}
