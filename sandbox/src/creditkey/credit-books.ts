import { randomUUID } from "node:crypto";
import type { Journal } from "../journal.ts";
import type { Time } from "../processor.ts";
import type { BorrowerBehavior, CreditOrder } from "./credit-order.ts";

/** Why something is not done. */
type Refusal = { readonly refused: string };
type Outcome = { readonly order: CreditOrder } | Refusal;

/** What a shop says of an order that it begins. */
export type CreditWish = Pick<
  CreditOrder,
  "remoteId" | "returnUrl" | "cancelUrl" | "items" | "shippingAddress" | "amount"
>;

/**
 * The orders at Credit Key. Every change is decided and written in one go, without awaiting anything in between, and
 * written as the whole order that it leads to. Nothing here knows a key of the shop's: what is asked for twice is done
 * twice, as there.
 */
export class CreditBooks {
  readonly #orders = new Map<string, CreditOrder>();
  readonly #journal: Journal;
  readonly #time: Time;

  constructor({ journal, time }: { readonly journal: Journal; readonly time: Time }) {
    this.#journal = journal;
    this.#time = time;
    for (const event of journal.past) {
      if (event.type === "creditkey") this.#orders.set(event.order.id, event.order);
    }
  }

  find(id: string): CreditOrder | undefined {
    return this.#orders.get(id);
  }

  begin(wish: CreditWish): CreditOrder {
    return this.#write({
      ...wish,
      id: randomUUID(),
      createdAt: this.#time.now(),
      buyer: null,
      isCompleted: false,
      isCanceled: false,
      isCaptured: false,
      refunded: 0,
      lostRefunds: 0,
      merchantOrderId: "",
      merchantStatus: "",
    });
  }

  confirm(order: CreditOrder, buyer: BorrowerBehavior): Outcome {
    if (order.isCompleted || order.isCanceled) return { refused: "checkout is over" };
    return { order: this.#write({ ...order, buyer }) };
  }

  /** Whether its buyer's credit pays; asked again it is as it was. */
  complete(order: CreditOrder): boolean {
    const { buyer, isCompleted, isCanceled } = order;
    if (buyer === null || buyer === "revoked" || isCanceled) return false;
    if (!isCompleted) this.#write({ ...order, isCompleted: true });
    return true;
  }

  update(
    order: CreditOrder,
    change: Partial<Pick<CreditOrder, "amount" | "merchantOrderId" | "merchantStatus">>,
  ): Outcome {
    if (order.isCanceled) return { refused: "order is canceled" };
    if ((change.amount ?? 0) > order.amount) return { refused: "EXCEEDS_AVAILABLE_CREDIT" };
    return { order: this.#write({ ...order, ...change }) };
  }

  /** Takes the amount, or less; the only time. */
  capture(
    order: CreditOrder,
    change: Pick<CreditOrder, "amount" | "merchantOrderId" | "merchantStatus">,
  ): Outcome {
    if (!order.isCompleted || order.isCanceled) return { refused: "order is not authorized" };
    if (order.isCaptured) return { refused: "order is captured" };
    if (change.amount > order.amount) return { refused: "EXCEEDS_AVAILABLE_CREDIT" };
    return { order: this.#write({ ...order, ...change, isCaptured: true }) };
  }

  cancel(order: CreditOrder): Outcome {
    if (order.isCaptured) return { refused: "order is captured" };
    return { order: this.#write({ ...order, isCanceled: true }) };
  }

  refund(order: CreditOrder, cents: number): Outcome {
    const { isCaptured, amount, refunded } = order;
    if (!isCaptured) return { refused: "order is not captured" };
    if (cents <= 0 || cents > amount - refunded) return { refused: "amount is too high" };
    return { order: this.#write({ ...order, refunded: refunded + cents }) };
  }

  /** Whether the answer to a refund is kept from the shop: the first one's, where the buyer was such a one. */
  losesRefund(order: CreditOrder): boolean {
    if (order.buyer !== "refund_lost" || order.lostRefunds > 0) return false;
    this.#write({ ...order, lostRefunds: 1 });
    return true;
  }

  #write(order: CreditOrder): CreditOrder {
    this.#journal.append({ type: "creditkey", at: this.#time.now(), order });
    this.#orders.set(order.id, order);
    return order;
  }
}
