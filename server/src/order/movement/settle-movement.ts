import { money } from "@placket/domain/money/money";
import { freedLogos } from "@placket/domain/order/step/digitizing-charge";
import { wishedOf } from "@placket/domain/order/step/check-pieces";
import type { OrderMoney } from "@placket/domain/order/step/order-steps";
import { ok } from "@placket/domain/problem";
import type { StoredAs } from "@placket/contract/order/stored-order.codec";
import type { Ctx } from "../../context.ts";
import { freeDigitizing } from "../../embroidery/logo/digitizing.ts";
import { transact } from "../../transact.ts";
import { insertOrderEvent, movePayment } from "../moves.sql.ts";
import { leaveOut } from "../exchange/end-exchange.ts";
import { returnNotPaidBack } from "../return/settle-return.ts";
import { holdOrder, type HeldOrder } from "../step/held-order.sql.ts";
import { progressOrder } from "../step/progress.ts";
import { mustRead } from "../stored-order.ts";
import { backOnShelf } from "./back-on-shelf.ts";
import { insertPaper } from "./money-paper.sql.ts";
import {
  addCounts,
  moveMovement,
  selectMovement,
  updateMoney,
  type AskedMovement,
} from "./movement.sql.ts";
import { notePaidBack } from "./note-paid-back.ts";
import { tellOfPaper } from "./tell-of-paper.ts";

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
    const held = await holdOrder(tx, number);
    const movement = await selectMovement(tx.db, id);
    if (!held?.payment || movement?.state !== "asked") return ok(undefined);
    const details = mustRead("movement", movement.details, "What was asked of the processor");
    const parts = { movement, details, held: { ...held, payment: held.payment } };
    await moveMovement(tx.db, { id, to: answer.state, now: tx.now });
    if (answer.state === "done") await DONE[movement.kind](tx, parts);
    else await REFUSED[movement.kind](tx, parts, answer.why);
    return ok(undefined);
  });
  ctx.log.info({ movement: id, order: number, state: answer.state }, "money of an order settled");
}

const DONE = {
  capture: noteTaken,
  refund: (tx: Ctx, { movement, held, details }: Parts): Promise<void> =>
    notePaidBack(tx, held, { details, movementId: movement.id, cardMinor: movement.amount_minor }),
} as const;
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
  await leaveOut(tx, order, { pieces: leftOut, occasion: "captured" });
  const invoice = await insertPaper(tx.db, {
    ...details,
    kind: "invoice",
    orderId: order.id,
    movementId: movement.id,
    parts: [],
    totalMinor: movement.amount_minor,
    currency: order.currency,
    now: tx.now,
  });
  const lines = facts.lines.map((line) => ({
    ...line,
    canceled: line.canceled + wishedOf(leftOut, line.itemId),
  }));
  await freeDigitizing(tx, order.id, freedLogos(facts.digitizing, { lines }));
  const amount = money(movement.amount_minor, order.currency);
  await progressOrder(tx, held, {
    payment: moneyNow(facts.payment, { ...taken, state: "captured" }),
    lines,
    note: { code: "invoiced", values: { amount, invoice } },
    by: details.by,
  });
  await tellOfPaper(tx, order.id, invoice, "invoice");
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
    details.pieces.map(({ itemId, quantity, dropped, advanceMinor }) => ({
      itemId,
      refunded: -quantity,
      dropped: -dropped,
      advanceMinor: -advanceMinor,
    })),
  );
  await updateMoney(tx.db, payment.id, {
    captured: payment.captured_minor,
    refunded: payment.refunded_minor - movement.amount_minor,
  });
  const amount = money(movement.amount_minor, order.currency);
  const note = { code: "refund_refused", values: { amount, why } } as const;
  await insertOrderEvent(tx.db, { orderId: order.id, status: order.status, note, now: tx.now });
  if (details.ofReturn !== null) await returnNotPaidBack(tx, held, details.ofReturn);
}

const moneyNow = (before: OrderMoney | null, now: Partial<OrderMoney>) =>
  before && { ...before, ...now };
