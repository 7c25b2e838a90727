import type { Cart } from "@placket/domain/cart/cart";
import type { Address } from "@placket/domain/directory/address";
import { problem, refuse, type Result } from "@placket/domain/problem";
import { cartById } from "../../cart/cart.ts";
import type { Ctx } from "../../context.ts";
import { mayOrderHere, paymentMethodsFor } from "../../payment/payment.ts";
import { beginApproval } from "../../payment/wallet/approvals.ts";
import type { Approval, WalletAddress } from "../../providers/payment/payment-provider.ts";
import { pageHere } from "./page-here.ts";

interface PaypalWish {
  readonly maskId: string;
  readonly code: string;
  /** Where its buyer comes back to, on a page of this store: a path, or an address of its origin. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/**
 * Opens a payment for the cart's buyer to approve at PayPal: of the whole sum once it is known where the cart goes
 * and how, of what it comes to so far before. `ctx.db` must not be a transaction.
 */
export async function beginPaypal(ctx: Ctx, wish: PaypalWish): Promise<Result<Approval>> {
  const returnUrl = pageHere(ctx, wish.returnUrl);
  const cancelUrl = pageHere(ctx, wish.cancelUrl);
  if (!returnUrl || !cancelUrl) return refuse(problem("access.badRequest", "urls", "urls"));
  const found = await cartById(ctx, wish.maskId);
  if (!found.ok) return found;
  const cart = found.value;
  if (cart.items.length === 0) return refuse(problem("checkout.cartEmpty"));
  if (!mayOrderHere(ctx)) return refuse(problem("access.loginRequired"));
  const amount = cart.totals.grandTotal;
  const offered = paymentMethodsFor(ctx, cart);
  if (wish.code !== "paypal_express" || !offered.some(({ code }) => code === wish.code)) {
    return refuse(problem("payment.methodUnavailable", "code"));
  }
  return beginApproval(ctx, {
    cartId: cart.id,
    amount,
    isFinal: isWhole(cart),
    shipping: cart.isVirtual ? "none" : walletAddress(cart.shippingAddress),
    returnUrl,
    cancelUrl,
  });
}

/** Whether nothing more is added to the sum but what its buyer does. */
const isWhole = ({ isVirtual, billingAddress, chosenShippingMethod }: Cart): boolean =>
  billingAddress !== null && (isVirtual || chosenShippingMethod !== null);

function walletAddress(address: Address | null): WalletAddress | null {
  if (!address) return null;
  const { firstname, lastname, street, city, regionCode, region, postcode, countryCode } = address;
  const name = `${firstname} ${lastname}`.trim();
  return { name, street, city, region: regionCode || region, postcode, countryCode };
}
