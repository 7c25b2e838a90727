import { money } from "@placket/domain/money/money";
import { costOf } from "@placket/domain/order/money/paid-order";
import { sourcesOf } from "@placket/domain/order/step/order-steps";
import type { Ctx } from "../../context.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import type { HeldOrder } from "../step/held-order.sql.ts";
import { stamp } from "../step/stamp.ts";
import { insertPaper } from "./money-paper.sql.ts";
import { moneyPapersOf } from "./money-papers.ts";
import { paidOf } from "./paid-of.ts";
import { tellOfPaper } from "./tell-of-paper.ts";

/**
 * Writes the invoice of an order whose money nobody takes later: it is owed on account, accounts have paid it, or the
 * processor took it by itself. Once, with its letter, when the first of its goods go, or none are to go: nobody cancels
 * it from then on. In the transaction that holds the order; what a capture takes is invoiced by that.
 */
export async function invoiceOnce(tx: Ctx, held: HeldOrder): Promise<void> {
  const { order, items, facts } = held;
  const isTakenLater = facts.payment !== null && facts.payment.captured === 0;
  const sources = sourcesOf(facts);
  if (isTakenLater || sources.length === 0) return;
  const papers = (await moneyPapersOf(tx, [order.id]))(order.id);
  if (papers.some(({ kind }) => kind === "invoice")) return;
  const paid = paidOf({ ...order, items });
  const pieces = paid.lines.map((line) => ({
    itemId: line.itemId,
    quantity: line.ordered,
    amountMinor: costOf(line, 0, line.ordered).minor,
  }));
  const totalMinor = sources.reduce((all, source) => all + source.paid, 0);
  const goodsMinor = pieces.reduce((all, { amountMinor }) => all + amountMinor, 0);
  const invoice = await insertPaper(tx.db, {
    kind: "invoice",
    orderId: order.id,
    movementId: null,
    parts: sources.map(({ source: to, paid: amountMinor }) => ({ to, amountMinor })),
    shippingMinor: paid.shipping.minor,
    adjustmentMinor: totalMinor - paid.shipping.minor - goodsMinor,
    totalMinor,
    currency: order.currency,
    reason: null,
    by: stamp(tx).by,
    pieces,
    now: tx.now,
  });
  const { id: orderId, status } = order;
  const values = { invoice, amount: money(totalMinor, order.currency) };
  const note = { code: "invoice_written", values } as const;
  await insertOrderEvent(tx.db, { ...stamp(tx), orderId, status, note });
  await tellOfPaper(tx, orderId, invoice, "invoice");
}
