import { money } from "@placket/domain/money/money";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { settleCreditLine, sourcesSpent } from "../../ledger/ledger.ts";
import { holdOrder } from "../step/held-order.sql.ts";
import { progressOrder } from "../step/progress.ts";

/** Notes that the invoice of an order on account was paid: its customer may owe as much again, and it may be complete. */
export async function noteInvoicePaid(tx: Ctx, number: string): Promise<Result<true>> {
  const held = await holdOrder(tx, number);
  if (!held) return refuse(problem("order.noSuchOrder", "number"));
  const { id: orderId, currency } = held.order;
  const paid = await settleCreditLine(tx, orderId);
  if (paid === 0) return refuse(problem("payment.nothingOwed", "number"));
  const amount = money(paid, currency);
  const note = { code: "invoice_paid", values: { amount } } as const;
  await progressOrder(tx, held, { ...held.facts, spent: await sourcesSpent(tx, orderId), note });
  await leaveTrace(tx, { action: "order.invoicePaid", subject: number, after: { amount } });
  return ok(true);
}
