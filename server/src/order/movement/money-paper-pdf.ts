import { SOURCE_TITLES } from "@placket/domain/order/money/refund-ways";
import { problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { paperDesk } from "../paper/order-paper.ts";
import { printPaper } from "../../print/paper-press.ts";
import type { PlacedOrder } from "../stored-order.ts";
import { moneyPapersOf, type MoneyPaper } from "./money-papers.ts";
import { paperSums } from "./paper-sums.ts";

/** An invoice or a refund of an order as a PDF, in the language of the store view where it was placed. */
export async function moneyPaperPdf(
  ctx: Ctx,
  order: PlacedOrder,
  wanted: Pick<MoneyPaper, "kind" | "number">,
): Promise<Result<Uint8Array>> {
  const papers = (await moneyPapersOf(ctx, [order.id]))(order.id);
  const paper = papers.find(({ kind, number }) => kind === wanted.kind && number === wanted.number);
  if (!paper) return refuse(problem("order.noSuchPaper", "paper"));
  const { head, dayOf, rowsOf, ...desk } = paperDesk(ctx, order);
  const { say } = head;
  const rows = paper.pieces.flatMap(({ itemId, quantity, amount }) => {
    const item = order.items.find(({ id }) => id === itemId);
    return item ? [{ item, pieces: quantity, amount }] : [];
  });
  const { purchaseOrderNumber, paymentDueAt } = order;
  const payable = [
    ...(purchaseOrderNumber === null
      ? []
      : [[say("Purchase order"), purchaseOrderNumber] as const]),
    ...(paymentDueAt === null ? [] : [[say("Payable by"), dayOf(paymentDueAt)] as const]),
  ];
  const titles = {
    invoice: say("Invoice %1", paper.number),
    refund: say("Refund %1", paper.number),
  };
  return printPaper(ctx, {
    ...desk,
    title: titles[paper.kind],
    facts: [
      [say("Order"), order.number],
      [say("Date"), dayOf(paper.at)],
      [say("Email"), order.email],
      ...(paper.kind === "invoice" ? payable : []),
      ...paper.parts.map(({ to, amount }) => [say(SOURCE_TITLES[to]), head.price(amount)] as const),
    ],
    columns: { item: say("Item"), pieces: say("Pieces"), amount: say("Amount, tax included") },
    rows: rowsOf(rows),
    sums: paperSums(paper, head),
    created: paper.at,
  });
}
