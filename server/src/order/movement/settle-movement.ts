import { money } from "@placket/domain/money/money";
import { wishedOf, type PiecesWish } from "@placket/domain/order/step/check-pieces";
import type { OrderMoney } from "@placket/domain/order/step/order-steps";
import { ok } from "@placket/domain/problem";
import type { StoredAs } from "@placket/contract/order/stored-order.codec";
import type { Ctx } from "../../context.ts";
import { returnStock } from "../../stock/stock.ts";
import { transact } from "../../transact.ts";
import { tellBuyer } from "../letter/tell-buyer.ts";
import { insertOrderEvent, movePayment } from "../moves.sql.ts";
import { orderedPieces } from "../pieces.ts";
import { holdOrder, type HeldOrder } from "../step/held-order.sql.ts";
import { progressOrder } from "../step/progress.ts";
import { mustRead } from "../stored-order.ts";
import { insertPaper } from "./money-paper.sql.ts";
import { moneyPapersOf } from "./money-papers.ts";
import { moneyLetters } from "./money-letters.ts";
import {
  addCounts,
  moveMovement,
  selectMovement,
  updateMoney,
  type AskedMovement,
} from "./movement.sql.ts";

/** What the processor made of a movement. */
type Answer = { readonly state: "done" } | { readonly state: "refused"; readonly why: string };

interface Parts {
  readonly movement: AskedMovement;
  readonly held: HeldOrder & { readonly payment: NonNullable<HeldOrder["payment"]> };
  readonly details: StoredAs<"movement">;
}

/**
 * Writes the processor's answer down, once: paper, pieces, shelf, status and letter in one transaction. Whoever comes
 * later finds it settled and changes nothing.
 */
export async function settleMovement(
  ctx: Ctx,
  { id, number }: AskedMovement,
  answer: Answer,
): Promise<void> {
  await transact(ctx, async (tx) => {
    const held = await holdOrder(tx.db, number);
    const movement = await selectMovement(tx.db, id);
    if (!held?.payment || movement?.state !== "asked") return ok(undefined);
    const details = mustRead("movement", movement.details, "What was asked of the processor");
    const parts = { movement, details, held: { ...held, payment: held.payment } };
    await moveMovement(tx.db, { id, to: answer.state, now: tx.now });
    if (answer.state === "done") await DONE[movement.kind as keyof typeof DONE](tx, parts);
    else await REFUSED[movement.kind as keyof typeof REFUSED](tx, parts, answer.why);
    return ok(undefined);
  });
  ctx.log.info({ movement: id, order: number, state: answer.state }, "money of an order settled");
}

const DONE = { capture: noteTaken, refund: notePaidBack } as const;
const REFUSED = { capture: noteNotTaken, refund: noteNotPaidBack } as const;

async function noteTaken(tx: Ctx, parts: Parts): Promise<void> {
  const { movement, held, details } = parts;
  const { payment, facts, order } = held;
  const taken = { captured: movement.amount_minor, refunded: 0 };
  await movePayment(tx.db, { id: payment.id, from: "authorized", to: "captured", now: tx.now });
  await updateMoney(tx.db, payment.id, taken);
  const { leftOut } = details;
  await addCounts(
    tx.db,
    leftOut.map(({ itemId, quantity }) => ({ itemId, canceled: quantity })),
  );
  await backOnShelf(tx, held, leftOut);
  const invoice = await writePaper(tx, parts, "invoice");
  const amount = money(movement.amount_minor, order.currency);
  await progressOrder(tx, held, {
    payment: moneyNow(facts.payment, { ...taken, state: "captured" }),
    lines: facts.lines.map((line) => ({
      ...line,
      canceled: line.canceled + wishedOf(leftOut, line.itemId),
    })),
    note: { code: "invoiced", values: { amount, invoice } },
    by: details.by,
  });
  await tellOfPaper(tx, order.id, invoice, "invoice");
}

async function notePaidBack(tx: Ctx, parts: Parts): Promise<void> {
  const { movement, held, details } = parts;
  const { payment, facts, order } = held;
  const isAll = payment.refunded_minor === payment.captured_minor;
  if (isAll) {
    await movePayment(tx.db, { id: payment.id, from: "captured", to: "refunded", now: tx.now });
  }
  if (details.toShelf) await backOnShelf(tx, held, details.pieces);
  const refund = await writePaper(tx, parts, "refund");
  const amount = money(movement.amount_minor, order.currency);
  // Pieces and money were counted when it was asked for.
  await progressOrder(tx, held, {
    payment: facts.payment,
    lines: facts.lines,
    note: { code: "refunded", values: { amount, refund } },
    by: details.by,
  });
  await tellOfPaper(tx, order.id, refund, "refund");
}

async function noteNotTaken(tx: Ctx, { held, movement }: Parts, why: string): Promise<void> {
  const { id: orderId, status, currency } = held.order;
  const amount = money(movement.amount_minor, currency);
  const note = { code: "capture_refused", values: { amount, why } } as const;
  await insertOrderEvent(tx.db, { orderId, status, note, now: tx.now });
}

async function noteNotPaidBack(
  tx: Ctx,
  { held, movement, details }: Parts,
  why: string,
): Promise<void> {
  const { payment, order } = held;
  await addCounts(
    tx.db,
    details.pieces.map(({ itemId, quantity, dropped }) => ({
      itemId,
      refunded: -quantity,
      dropped: -dropped,
    })),
  );
  await updateMoney(tx.db, payment.id, {
    captured: payment.captured_minor,
    refunded: payment.refunded_minor - movement.amount_minor,
  });
  const amount = money(movement.amount_minor, order.currency);
  const note = { code: "refund_refused", values: { amount, why } } as const;
  await insertOrderEvent(tx.db, { orderId: order.id, status: order.status, note, now: tx.now });
}

const moneyNow = (before: OrderMoney | null, now: Partial<OrderMoney>) =>
  before && { ...before, ...now };

async function backOnShelf(
  tx: Ctx,
  { items }: HeldOrder,
  pieces: readonly PiecesWish[],
): Promise<void> {
  const back = items.map((item) => ({ ...item, quantity: wishedOf(pieces, item.id) }));
  await returnStock(tx, orderedPieces(back.filter(({ quantity }) => quantity > 0)));
}

function writePaper(
  tx: Ctx,
  { movement, held: { order }, details }: Parts,
  kind: "invoice" | "refund",
): Promise<string> {
  return insertPaper(tx.db, {
    ...details,
    kind,
    orderId: order.id,
    movementId: movement.id,
    totalMinor: movement.amount_minor,
    currency: order.currency,
    now: tx.now,
  });
}

async function tellOfPaper(
  tx: Ctx,
  orderId: number,
  number: string,
  kind: "invoice" | "refund",
): Promise<void> {
  const papers = (await moneyPapersOf(tx, [orderId]))(orderId);
  const paper = papers.find((one) => one.kind === kind && one.number === number);
  if (!paper) throw new Error(`The ${kind} ${number} is not there`);
  await tellBuyer(tx, orderId, {
    template: moneyLetters[kind],
    dataOf: (shown) => ({ ...shown, paper }),
  });
}
