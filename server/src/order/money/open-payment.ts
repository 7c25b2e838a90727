import type { Cart, StoredCart } from "@placket/domain/cart/cart";
import { money, type Money } from "@placket/domain/money/money";
import { paymentMethod } from "@placket/domain/payment/methods";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { paymentProvider } from "../../payment/payment.ts";
import { tokenOfCard, usableCard } from "../../payment/stored-card/stored-cards.ts";
import { checkApproved, isWallet } from "../../payment/wallet/approvals.ts";
import type { AskedPayment } from "../order.sql.ts";
import { mustRead } from "../stored-order.ts";

/** What the processor is asked, and asked again with the same key. */
export interface OpenPayment {
  readonly provider: string;
  readonly idempotencyKey: string;
  readonly amount: Money;
  readonly cardToken: string;
  readonly verification: string | null;
  readonly keepsCard: boolean;
  readonly fromDevice: boolean;
}

/** What `authorize` needs, from the row that was committed before it is called. */
export function openPayment(payment: AskedPayment): OpenPayment {
  const amount = money(payment.amount_minor, payment.currency);
  const details = mustRead("payment", payment.details, "Payment");
  const { provider, idempotency_key: idempotencyKey } = payment;
  return paymentOf({ provider, idempotencyKey, amount }, details);
}

/**
 * What the payment is asked for with. Of a stored card the processor makes a one-time token before anything is
 * written: from there on it is a card like any other, charged once however often it is asked for. Where banks have to
 * confirm cards first there is none but the one that its bank has confirmed.
 */
export async function detailsToPayBy(
  ctx: Ctx,
  { stored, cart }: { readonly stored: StoredCart; readonly cart: Cart },
): Promise<Result<PaymentDetails>> {
  const details = mustRead("payment", stored.paymentDetails ?? {}, "Payment");
  if (isWallet(cart.paymentMethodCode)) {
    const wish = { cartId: cart.id, token: details.token ?? "", amount: cart.totals.grandTotal };
    const approved = await checkApproved(ctx, wish);
    return approved.ok ? ok({ token: details.token }) : approved;
  }
  return isDevice(cart.paymentMethodCode)
    ? ok({ token: details.token, verification: details.verification, fromDevice: true })
    : cardToPayBy(ctx, details);
}

/** Whether a method is paid by what a wallet of a browser hands over. */
const isDevice = (methodCode: string | null): boolean =>
  methodCode !== null && paymentMethod(methodCode)?.kind === "device";

/** A card as it was handed in: its one-time token, or the customer's stored card, confirmed by its bank or not. */
interface CardGiven extends PaymentDetails {
  readonly publicHash?: string | null | undefined;
}

/** What a card is charged by: of a stored one, a token that is made for this payment. */
export async function cardToPayBy(ctx: Ctx, details: CardGiven): Promise<Result<PaymentDetails>> {
  const { publicHash, token: confirmed, verification } = details;
  if (!publicHash) return ok(details);
  if (confirmed) {
    const card = await usableCard(ctx, publicHash);
    return card.ok ? ok({ token: confirmed, verification }) : card;
  }
  if (ctx.held(paymentProvider).wantsConfirmed) {
    return refuse(problem("payment.cardUnconfirmed", "payment_method"));
  }
  const made = await tokenOfCard(ctx, publicHash);
  return made.ok ? ok({ token: made.value.token, verification }) : made;
}

export interface PaymentDetails {
  readonly token?: string | null | undefined;
  readonly verification?: string | null | undefined;
  readonly keepsCard?: true | undefined;
  readonly fromDevice?: true | undefined;
}

/** What the processor is asked to take by what a cart keeps of its payment; without a card's token `""`. */
export const paymentOf = (
  asked: Pick<OpenPayment, "provider" | "idempotencyKey" | "amount">,
  details: PaymentDetails,
): OpenPayment => ({
  ...asked,
  cardToken: details.token ?? "",
  verification: details.verification ?? null,
  keepsCard: details.keepsCard === true,
  fromDevice: details.fromDevice === true,
});
