import { randomInt } from "node:crypto";
import type { Journal } from "../journal.ts";
import type { Time } from "../processor.ts";
import type {
  BuyerBehavior,
  MoneyBack,
  MoneyMoved,
  PaypalAmount,
  PaypalOrder,
} from "./paypal-order.ts";
import { sumOf, unitsOf } from "./paypal-order.ts";

/** Why something is not done, by PayPal's own names of it. */
type Refusal = { readonly issue: string };
type Outcome = { readonly order: PaypalOrder } | Refusal;

/**
 * The orders at PayPal. Every change is decided and written in one go, without awaiting anything in between, and
 * written as the whole order that it leads to.
 */
export class PaypalBooks {
  readonly #orders = new Map<string, PaypalOrder>();
  readonly #journal: Journal;
  readonly #time: Time;

  constructor({ journal, time }: { readonly journal: Journal; readonly time: Time }) {
    this.#journal = journal;
    this.#time = time;
    for (const event of journal.past) {
      if (event.type === "paypal") this.#orders.set(event.order.id, event.order);
    }
  }

  find(id: string): PaypalOrder | undefined {
    return this.#orders.get(id);
  }

  /** The order that holds an authorization or a capture of that name. */
  holding(name: string): PaypalOrder | undefined {
    return [...this.#orders.values()].find(
      ({ authorization, captures }) =>
        authorization?.id === name || captures.some(({ id }) => id === name),
    );
  }

  create(wish: Pick<PaypalOrder, (typeof WISHED)[number]>): PaypalOrder {
    const known = [...this.#orders.values()].find(({ requestId }) => requestId === wish.requestId);
    if (known) return known;
    return this.#write({
      ...wish,
      id: newId(),
      createdAt: this.#time.now(),
      status: "CREATED",
      buyer: null,
      authorization: null,
      captures: [],
      refunds: [],
    });
  }

  /** An order that is not completed takes another amount and other names. */
  patch(
    order: PaypalOrder,
    change: Partial<Pick<PaypalOrder, "amount" | "invoiceId" | "customId">>,
  ): Outcome {
    if (order.status === "COMPLETED") return { issue: "ORDER_ALREADY_COMPLETED" };
    return { order: this.#write({ ...order, ...change }) };
  }

  approve(order: PaypalOrder, buyer: BuyerBehavior): Outcome {
    if (order.status === "COMPLETED") return { issue: "ORDER_ALREADY_COMPLETED" };
    return { order: this.#write({ ...order, status: "APPROVED", buyer }) };
  }

  /** Reserves the amount of an approved order, once. */
  authorize(order: PaypalOrder): Outcome {
    if (order.status === "COMPLETED") return { issue: "ORDER_ALREADY_AUTHORIZED" };
    if (order.status !== "APPROVED") return { issue: "ORDER_NOT_APPROVED" };
    if (order.buyer === "decline") return { issue: "INSTRUMENT_DECLINED" };
    const { amount, invoiceId, buyer } = order;
    const status = buyer === "pending" ? "PENDING" : "CREATED";
    const authorization = { id: newId(), status, amount, invoiceId } as const;
    return { order: this.#write({ ...order, status: "COMPLETED", authorization }) };
  }

  void(order: PaypalOrder): Outcome {
    const { authorization } = order;
    if (authorization === null) return { issue: "CANNOT_BE_VOIDED" };
    if (authorization.status === "VOIDED") return { issue: "PREVIOUSLY_VOIDED" };
    if (order.captures.length > 0 && !order.takesMore) return { issue: "PREVIOUSLY_CAPTURED" };
    return {
      order: this.#write({ ...order, authorization: { ...authorization, status: "VOIDED" } }),
    };
  }

  /** Takes all or a part of what is reserved; the only time, or until the last part of it. */
  capture(order: PaypalOrder, wish: Omit<MoneyMoved, "id">, isLast: boolean): Outcome {
    if (isDone(order.captures, wish)) return { order };
    const { authorization, captures } = order;
    if (authorization?.status === "VOIDED") return { issue: "AUTHORIZATION_VOIDED" };
    if (authorization?.status !== "CREATED") return { issue: "AUTHORIZATION_DENIED" };
    if (captures.length > 0 && !order.takesMore) return { issue: "AUTHORIZATION_ALREADY_CAPTURED" };
    const all = [...captures, { ...wish, id: newId() }];
    const isTooMuch = sumOf(all) > unitsOf(authorization.amount);
    if (isTooMuch) return { issue: "MAX_CAPTURE_AMOUNT_EXCEEDED" };
    return { order: this.#write({ ...order, captures: all, takesMore: !isLast }) };
  }

  /** Pays back all or a part of what one capture took. */
  refund(order: PaypalOrder, wish: Omit<MoneyBack, "id">): Outcome {
    if (isDone(order.refunds, wish)) return { order };
    const isOf = ({ captureId }: MoneyBack) => captureId === wish.captureId;
    const taken = order.captures.filter(({ id }) => id === wish.captureId);
    const left = sumOf(taken) - sumOf(order.refunds.filter(isOf));
    if (left === 0) return { issue: "CAPTURE_FULLY_REFUNDED" };
    if (unitsOf(wish.amount) > left) return { issue: "REFUND_AMOUNT_EXCEEDED" };
    return {
      order: this.#write({ ...order, refunds: [...order.refunds, { ...wish, id: newId() }] }),
    };
  }

  #write(order: PaypalOrder): PaypalOrder {
    this.#journal.append({ type: "paypal", at: this.#time.now(), order });
    this.#orders.set(order.id, order);
    return order;
  }
}

/** What a shop says of an order that it makes. */
const WISHED = [
  "requestId",
  "amount",
  "invoiceId",
  "customId",
  "returnUrl",
  "cancelUrl",
  "userAction",
  "shipping",
] as const;

const isDone = (moved: readonly MoneyMoved[], { requestId }: Pick<MoneyMoved, "requestId">) =>
  moved.some((one) => one.requestId === requestId);

/** Seventeen capital letters and digits, as PayPal's are. */
const newId = () =>
  Array.from({ length: 17 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join("");

const LETTERS = "0123456789ABCDEFGHJKLMNPRSTUVWXY";

/** Whether an amount is one. */
export const isAmount = (value: unknown): value is PaypalAmount =>
  typeof value === "object" &&
  value !== null &&
  "value" in value &&
  "currency_code" in value &&
  typeof value.value === "string" &&
  /^\d{1,9}(\.\d{2,3})?$/.test(value.value) &&
  unitsOf({ value: value.value, currency_code: "" }) > 0 &&
  typeof value.currency_code === "string" &&
  /^[A-Z]{3}$/.test(value.currency_code);
