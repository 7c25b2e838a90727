import { sum, type Money } from "@placket/domain/money/money";
import { amountFromText } from "../amount-text.ts";
import type { ApprovedBy, Standing, WalletAddress } from "../payment-provider.ts";
import { fieldsOf, listIn, textIn, type Fields } from "./paypal-line.ts";

/** An order at PayPal, understood. */
export interface PaypalOrder {
  readonly status: string;
  readonly startUrl: string | undefined;
  readonly authorization: PaypalAuthorization | undefined;
  readonly captures: readonly Moved[];
  readonly refunds: readonly PaidBack[];
  readonly approvedBy: ApprovedBy;
}

interface PaypalAuthorization {
  readonly id: string;
  readonly status: string;
  readonly amount: Money;
  /** The idempotency key of the payment that it was reserved for. */
  readonly key: string;
}

interface Moved {
  readonly id: string;
  readonly status: string;
  readonly amount: Money;
}

interface PaidBack extends Moved {
  /** The capture that it was paid back of, "" where PayPal does not say. */
  readonly captureId: string;
  /** What the store has asked for it by. */
  readonly key: string;
}

export function readPaypalOrder(body: Fields): PaypalOrder {
  const [unit = {}] = listIn(body, "purchase_units");
  const payments = fieldsOf(unit["payments"]);
  const [authorization] = listIn(payments, "authorizations");
  const startLink = listIn(body, "links").find(({ rel }) => START.has(String(rel)));
  return {
    status: textIn(body, "status"),
    startUrl: startLink && textIn(startLink, "href"),
    authorization: authorization && {
      ...movedOf(authorization),
      key: textIn(authorization, "invoice_id") || textIn(unit, "invoice_id"),
    },
    captures: listIn(payments, "captures").map(movedOf),
    refunds: listIn(payments, "refunds").map(paidBackOf),
    approvedBy: payerOf(fieldsOf(body["payer"]), fieldsOf(unit["shipping"])),
  };
}

const START: ReadonlySet<string> = new Set(["payer-action", "approve"]);

function movedOf(fields: Fields): Moved {
  const amount = fieldsOf(fields["amount"]);
  return {
    id: textIn(fields, "id"),
    status: textIn(fields, "status"),
    amount: amountFromText(textIn(amount, "value"), textIn(amount, "currency_code")),
  };
}

function paidBackOf(fields: Fields): PaidBack {
  const up = listIn(fields, "links").find(({ rel }) => rel === "up");
  const [, captureId = ""] = /\/captures\/(\w+)$/.exec(up ? textIn(up, "href") : "") ?? [];
  return { ...movedOf(fields), captureId, key: textIn(fields, "custom_id") };
}

function payerOf(payer: Fields, shipping: Fields): ApprovedBy {
  const phone = fieldsOf(fieldsOf(payer["phone"])["phone_number"]);
  return {
    payerId: textIn(payer, "payer_id"),
    email: textIn(payer, "email_address") || null,
    telephone: textIn(phone, "national_number") || null,
    shipping: addressOf(shipping),
  };
}

function addressOf({ name, address }: Fields): WalletAddress | null {
  const fields = fieldsOf(address);
  const countryCode = textIn(fields, "country_code");
  if (countryCode === "") return null;
  return {
    name: textIn(fieldsOf(name), "full_name"),
    street: [textIn(fields, "address_line_1"), textIn(fields, "address_line_2")].filter(Boolean),
    city: textIn(fields, "admin_area_2"),
    region: textIn(fields, "admin_area_1"),
    postcode: textIn(fields, "postal_code"),
    countryCode,
  };
}

/**
 * Where the payment of a key stands by its order: what the order has reserved for another payment is not this one's.
 * What was taken is taken, whatever became of the reservation afterwards.
 */
export function standingOf(id: string, key: string, order: PaypalOrder): Standing | "unknown" {
  const { authorization, captures, refunds, status } = order;
  if (!authorization) return status === "VOIDED" ? { state: "voided", reference: id } : "unknown";
  if (authorization.key !== key) return { state: "declined", reason: "approval_missing" };
  const { amount } = authorization;
  const taken = takenOf(order);
  if (taken.length > 0) {
    return {
      state: "captured",
      reference: id,
      captured: sumOf(taken, amount),
      refunded: sumOf(refunds.filter(isGoingBack), amount),
    };
  }
  if (authorization.status === "PENDING" || captures.some(isPending)) {
    return { state: "pending", reference: id };
  }
  if (authorization.status === "DENIED") return { state: "declined", reason: "wallet_declined" };
  if (OVER.has(authorization.status)) return { state: "voided", reference: id };
  return { state: "authorized", reference: id, amount };
}

/** The captures that money can be paid back of. */
export const takenOf = ({ captures }: PaypalOrder): readonly Moved[] =>
  captures.filter(({ status }) => TAKEN.has(status));

/** What is paid back, or on its way to be. */
export const isGoingBack = ({ status }: Moved): boolean => GOING_BACK.has(status);

export const isPending = ({ status }: Moved): boolean => status === "PENDING";

export const sumOf = (moved: readonly Moved[], { currency }: Pick<Money, "currency">): Money =>
  sum(
    moved.map(({ amount }) => amount),
    currency,
  );

const OVER: ReadonlySet<string> = new Set(["VOIDED", "EXPIRED"]);
const TAKEN: ReadonlySet<string> = new Set(["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"]);
const GOING_BACK: ReadonlySet<string> = new Set(["COMPLETED", "PENDING"]);
