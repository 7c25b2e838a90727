import type { StoredAs } from "@placket/contract/order/stored-order.codec";
import { money, type Money } from "@placket/domain/money/money";
import type { HistoryNote } from "@placket/domain/order/history";
import { freedLogos } from "@placket/domain/order/step/digitizing-charge";
import type { PaidSource } from "@placket/domain/order/money/refund-ways";
import type { Ctx } from "../../context.ts";
import { freeDigitizing } from "../../embroidery/logo/digitizing.ts";
import { publishEvent } from "../../jobs/outbox.ts";
import { giveBackSpendings, sourcesSpent } from "../../ledger/ledger.ts";
import { insertOrderEvent, movePayment } from "../moves.sql.ts";
import { returnPaidBack } from "../return/settle-return.ts";
import type { HeldOrder } from "../step/held-order.sql.ts";
import { progressOrder } from "../step/progress.ts";
import { backOnShelf } from "./back-on-shelf.ts";
import { leaveOut } from "../exchange/end-exchange.ts";
import { giveInstead } from "./instead-of-card.ts";
import { insertPaper } from "./money-paper.sql.ts";
import { tellOfPaper } from "./tell-of-paper.ts";

/** Money that went back, as it was counted when it was asked for. */
export interface PaidBack {
  readonly details: StoredAs<"movement">;
  /** `null` where the processor was not asked. */
  readonly movementId: number | null;
  /** What it has paid back. */
  readonly cardMinor: number;
}

/**
 * Writes down that money went back, in the transaction that holds the order: what others than the card paid goes to
 * them now, pieces to the shelf; paper, history, status and letter say so.
 */
export async function notePaidBack(tx: Ctx, held: HeldOrder, paidBack: PaidBack): Promise<void> {
  const { order, facts } = held;
  const { details, movementId, cardMinor } = paidBack;
  await moveToRefunded(tx, held);
  if (details.toShelf) await backOnShelf(tx, held, details.pieces);
  const card = { of: "card", to: "card", amountMinor: cardMinor } as const;
  const parts = [...(cardMinor > 0 ? [card] : []), ...details.beside];
  const totalMinor = parts.reduce((all, { amountMinor }) => all + amountMinor, 0);
  const refund = await insertPaper(tx.db, {
    ...details,
    kind: "refund",
    orderId: order.id,
    movementId,
    parts,
    totalMinor,
    currency: order.currency,
    now: tx.now,
  });
  const amount = money(totalMinor, order.currency);
  const note = await giveBeside(tx, held, { refund, amount, ...paidBack });
  await leaveOut(tx, order, {
    pieces: details.pieces.map(({ itemId, dropped }) => ({ itemId, quantity: dropped })),
    occasion: `refund ${refund}`,
  });
  await freeDigitizing(tx, order.id, freedLogos(facts.digitizing, facts));
  await progressOrder(tx, held, {
    payment: facts.payment,
    spent: await sourcesSpent(tx, order.id),
    lines: facts.lines,
    note,
    by: details.by,
  });
  await tellOfPaper(tx, order.id, refund, "refund");
  await publishEvent(tx, "order.refunded", { orderId: order.id });
  if (details.ofReturn !== null) await returnPaidBack(tx, held, details.ofReturn);
}

/** Of what is store credit instead the processor still has the money: its payment stays as it is. */
async function moveToRefunded(tx: Ctx, { payment }: HeldOrder): Promise<void> {
  if (payment?.state !== "captured" || payment.credited_minor > 0) return;
  if (payment.refunded_minor !== payment.captured_minor) return;
  await movePayment(tx.db, { id: payment.id, from: "captured", to: "refunded", now: tx.now });
}

interface Beside extends Pick<PaidBack, "details" | "movementId"> {
  /** The number of its paper, which is written once: nothing goes back twice for it. */
  readonly refund: string;
  /** All that goes back. */
  readonly amount: Money;
}

/**
 * What accounts paid goes back to them; what the card's money becomes instead goes to the buyer. Gives what is said of
 * the whole refund.
 */
async function giveBeside(
  tx: Ctx,
  { order }: HeldOrder,
  { refund, amount, details, movementId }: Beside,
): Promise<HistoryNote> {
  const { beside } = details;
  const reason = details.reason ?? "";
  const occasion = `refund ${refund}`;
  const { id: orderId, currency } = order;
  const owed = beside.reduce(
    (all, { of, amountMinor }) => all + (of === "card" ? 0 : amountMinor),
    0,
  );
  if (owed > 0) {
    const back = await giveBackSpendings(tx, orderId, { amountMinor: owed, occasion });
    if (back !== owed) throw new Error(`Order ${order.number} gave back ${back} of ${owed}`);
  }
  for (const { to, amountMinor } of beside.filter(({ of }) => of !== "card")) {
    const note = { code: WENT_TO[to], values: { refund, amount: money(amountMinor, currency) } };
    await insertOrderEvent(tx.db, { orderId, status: order.status, note, now: tx.now });
  }
  const instead = beside.find(({ of }) => of === "card");
  if (instead) {
    const code = await giveInstead(tx, order, { ...instead, refund });
    return { code, values: { refund, amount, reason } };
  }
  return movementId === null
    ? { code: "refunded_at_once", values: { amount, refund, reason } }
    : { code: "refunded", values: { amount, refund } };
}

const WENT_TO = {
  card: "paid_back_card",
  gift_card: "paid_back_gift_card",
  store_credit: "paid_back_store_credit",
  points: "paid_back_points",
  credit_line: "paid_back_credit_line",
} as const satisfies Readonly<Record<PaidSource, HistoryNote["code"]>>;
