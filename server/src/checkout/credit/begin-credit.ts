import type { Cart } from "@placket/domain/cart/cart";
import { checkReady } from "@placket/domain/checkout/ready";
import { problem, refuse, type Result } from "@placket/domain/problem";
import { cartById } from "../../cart/cart.ts";
import type { Ctx } from "../../context.ts";
import { creditProvider, mayOrderHere } from "../../payment/payment.ts";
import { openApproval } from "../../payment/wallet/approvals.ts";
import type { Approval } from "../../providers/payment/payment-provider.ts";
import { settingsOf } from "../../store/store-config.ts";
import { pageHere } from "../wallet/page-here.ts";
import { customerOf, isShownFor } from "./credit-shown.ts";
import { creditCharges, creditGoods } from "./credit-wish.ts";

interface CreditAsked {
  readonly maskId: string;
  /** Where its buyer comes back to, on a page of this store. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/**
 * Opens a checkout at Credit Key for the whole sum of a cart: nothing of it is still to come, so no other sum is ever
 * charged by it. `ctx.db` must not be a transaction.
 */
export async function beginCredit(ctx: Ctx, asked: CreditAsked): Promise<Result<Approval>> {
  const returnUrl = pageHere(ctx, asked.returnUrl);
  const cancelUrl = pageHere(ctx, asked.cancelUrl);
  if (!returnUrl || !cancelUrl) return refuse(problem("access.badRequest", "urls", "urls"));
  const found = await cartById(ctx, asked.maskId);
  if (!found.ok) return found;
  const cart = found.value;
  if (cart.items.length === 0) return refuse(problem("checkout.cartEmpty"));
  if (!mayOrderHere(ctx)) return refuse(problem("access.loginRequired"));
  const lacking = lackingOf(ctx, cart);
  const { billingAddress: billing, email } = cart;
  if (lacking.length > 0 || !billing) return refuse(...lacking);
  const credit = ctx.held(creditProvider);
  if (!credit || !(await isShownFor(ctx, cart))) {
    return refuse(problem("payment.methodUnavailable", "code"));
  }
  const open = () =>
    credit.begin({
      reference: String(cart.id),
      customer: customerOf(cart),
      email: email ?? "",
      billing,
      shipping: cart.shippingAddress ?? billing,
      goods: creditGoods(cart),
      charges: creditCharges(cart),
      returnUrl,
      cancelUrl,
      mode: settingsOf(ctx).creditCheckoutMode,
    });
  const amount = cart.totals.grandTotal;
  return openApproval(ctx, {
    provider: credit.code,
    cartId: cart.id,
    amount,
    isFinal: true,
    open,
  });
}

/** What of a cart is to be known before. */
const lackingOf = ({ principal }: Ctx, cart: Cart) =>
  checkReady({
    isCustomer: principal.kind !== "guest",
    hasEmail: cart.email !== null,
    isVirtual: cart.isVirtual,
    hasShippingAddress: cart.shippingAddress !== null,
    hasShippingMethod: cart.chosenShippingMethod !== null,
    hasBillingAddress: cart.billingAddress !== null,
    hasPaymentMethod: true,
  });
