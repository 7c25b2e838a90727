import { money, type Money } from "@placket/domain/money/money";
import { amountText } from "../amount-text.ts";
import type { Standing } from "../payment-provider.ts";
import type { Fields } from "./credit-line.ts";

/** Credit Key lends in dollars and writes no currency. */
export const CREDIT_CURRENCY = "USD";

/** An order at Credit Key, understood. */
export interface CreditOrder {
  /** What the store calls it, once that was said; "" before. */
  readonly number: string;
  readonly isCanceled: boolean;
  readonly isCaptured: boolean;
  readonly amount: Money;
  readonly refunded: Money;
  /** Its goods as they were sent, to be sent again. */
  readonly items: readonly unknown[];
}

/** What is understood of an answer; undefined where it is no order. */
export function readCreditOrder(body: Fields): CreditOrder | undefined {
  const amount = moneyIn(body["amount"]);
  const refunded = moneyIn(body["refunded_amount"] ?? 0);
  const { status, merchant_order_id: number, items } = body;
  if (!amount || !refunded || typeof status !== "string") return undefined;
  const isCaptured = body["capture_status"] === "captured";
  return {
    number: typeof number === "string" ? number : "",
    // One that was paid back whole is called so too: its money has moved.
    isCanceled: status === "canceled" && !(isCaptured && refunded.minor > 0),
    isCaptured,
    amount,
    refunded,
    items: Array.isArray(items) ? items : [],
  };
}

/** An amount as it is written: a number, or a text of one. */
function moneyIn(value: unknown): Money | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const dollars = Number(value);
  return Number.isFinite(dollars) ? money(Math.round(dollars * 100), CREDIT_CURRENCY) : undefined;
}

/** An amount as it is sent: a number. */
export const dollars = (amount: Money): number => Number(amountText(amount));

/** Whether a text can be the id of an order: it goes into keys and addresses. */
export const isCreditId = (text: string): boolean => /^[A-Za-z0-9][\w-]{5,39}$/.test(text);

/** Where the payment of an order stands that is this store's. */
export function standingOf(reference: string, order: CreditOrder): Standing {
  const { isCanceled, isCaptured, amount, refunded } = order;
  if (isCanceled) return { state: "voided", reference };
  if (!isCaptured) return { state: "authorized", reference, amount };
  return { state: "captured", reference, captured: amount, refunded };
}
