import type { PaymentMethodInput } from "@placket/contract/graphql.gen";
import { paymentMethod, type PaymentMethodKind } from "@placket/domain/payment/methods";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { useState, type RefObject } from "react";
import type { CartWire } from "../cart/cart.queries.ts";
import type { CardFrameHandle } from "../payment/card-frame.ts";
import type { Purchase } from "../payment/purchase.ts";
import { storageKeys } from "../storage/keys.ts";
import { readStored, writeStored } from "../storage/stored.ts";
import { addressOfWire } from "./address-draft.ts";

/** How a listed method takes money; a code we do not know is taken as it is (OPEN-39). */
export function kindOf(code: string): PaymentMethodKind | "unknown" {
  return paymentMethod(code)?.kind ?? "unknown";
}

/** The chosen method's code: of this session, else the cart's, else the only one there is (PAY-06). */
export function usePaymentChoice(cart: CartWire) {
  const codes: readonly string[] = cart.available_payment_methods.map(({ code }) => code);
  const [picked, pick] = useState(() => readStored(storageKeys.selectedPaymentMethod));
  const wished = [picked, cart.selected_payment_method.code].find(
    (code) => code !== undefined && codes.includes(code),
  );
  const chosen = wished ?? (codes.length === 1 ? codes[0] : undefined);
  return {
    chosen,
    choose: (code: string) => {
      writeStored(storageKeys.selectedPaymentMethod, code);
      pick(code);
    },
  };
}

/** What a method wants to know before it can be used. */
export interface PaymentParts {
  readonly card: RefObject<CardFrameHandle | null>;
  readonly purchaseOrderNumber: string;
  /** What the card's bank is asked about. */
  readonly purchase: Purchase;
}

/** The chosen method as the server takes it; a card becomes a one-time token first. */
export async function paymentInput(
  code: string | undefined,
  { card, purchaseOrderNumber, purchase }: PaymentParts,
): Promise<Result<PaymentMethodInput>> {
  if (code === undefined) return refuse(problem("payment.methodMissing", "method"));
  const kind = kindOf(code);
  if (kind === "purchase-order") {
    const number = purchaseOrderNumber.trim();
    if (number === "") return refuse(problem("payment.purchaseOrderNumberMissing", "number"));
    return ok({ code, purchase_order_number: number });
  }
  if (kind !== "card") return ok({ code });
  const unreachable = refuse(problem("payment.providerUnreachable"));
  const token = await (card.current?.tokenize(purchase) ?? unreachable);
  if (!token.ok) return refuse(...token.problems.map(atCard));
  return ok({
    code,
    braintree: {
      payment_method_nonce: token.value.token,
      is_active_payment_token_enabler: false,
      ...(token.value.verification === undefined ? {} : { device_data: token.value.verification }),
    },
  });
}

/** The purchase as the card's bank sees it. */
export function purchaseOf({ prices, email, billing_address: billing }: CartWire): Purchase {
  const { value, currency } = prices.grand_total;
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  return {
    amount: value.toFixed(format.resolvedOptions().maximumFractionDigits ?? 2),
    email,
    billing: billing && addressOfWire(billing),
  };
}

const atCard = (found: Problem): Problem => ({
  ...found,
  field: found.field === "" ? "" : `card.${found.field}`,
});
