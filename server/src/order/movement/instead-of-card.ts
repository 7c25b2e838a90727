import type { HistoryNote } from "@placket/domain/order/history";
import type { PaidSource } from "@placket/domain/order/money/refund-ways";
import type { Ctx } from "../../context.ts";
import { issueForOrder } from "../../gift-card/gift-card.ts";
import { moveOwnBalance } from "../../ledger/ledger.ts";
import { stores } from "../../store/store-config.ts";
import type { OrderRow } from "../order.sql.ts";
import { mustRead } from "../stored-order.ts";

/** Money that a card paid and that goes back as something else. */
interface Instead {
  /** The number of the refund's paper: nothing goes back twice for it. */
  readonly refund: string;
  readonly amountMinor: number;
}

interface Way {
  readonly give: (tx: Ctx, order: OrderRow, instead: Instead) => Promise<void>;
  /** What the history says of it. */
  readonly code: HistoryNote["code"] & `became_${string}`;
}

/** What money of a card can become: an account of the buyer's, or a card of which the code goes to whoever ordered. */
const WAYS: Partial<Readonly<Record<PaidSource, Way>>> = {
  store_credit: { give: giveCredit, code: "became_store_credit" },
  gift_card: { give: giveCard, code: "became_gift_card" },
};

/** Gives what a card paid as something else, in the transaction that writes the refund down; gives what is said of it. */
export async function giveInstead(
  tx: Ctx,
  order: OrderRow,
  { to, ...instead }: Instead & { readonly to: PaidSource },
): Promise<Way["code"]> {
  const way = WAYS[to];
  if (!way) throw new Error(`Money of a card does not become ${to}`);
  await way.give(tx, order, instead);
  return way.code;
}

async function giveCredit(tx: Ctx, order: OrderRow, { refund, amountMinor: delta }: Instead) {
  const { id: orderId, number, customer_id: customerId, currency: unit } = order;
  if (customerId === null) throw new Error(`Nobody has the credit of order ${number}`);
  const account = { customerId, kind: "store_credit", unit } as const;
  const occasion = `refund ${refund}`;
  await moveOwnBalance(tx, { ...account, movement: "granted", delta, orderId, occasion });
}

async function giveCard(tx: Ctx, order: OrderRow, { refund, amountMinor }: Instead) {
  const { id: orderId, number, email: recipientEmail } = order;
  const view = tx.held(stores).views.find(({ id }) => id === order.store_view_id);
  if (!view) throw new Error(`The store view of order ${number} is gone`);
  const { firstname, lastname } = mustRead("address", order.billing_address, "Billing address");
  const recipientName = `${firstname} ${lastname}`.trim();
  const reason = `Refund ${refund}`;
  await issueForOrder(tx, { orderId, view, amountMinor, recipientName, recipientEmail, reason });
}
