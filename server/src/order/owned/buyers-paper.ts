import { problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { moneyPaperPdf } from "../movement/money-paper-pdf.ts";
import type { MoneyPaper } from "../movement/money-papers.ts";
import { packingSlip } from "../ship/packing-slip.ts";
import type { PlacedOrder } from "../stored-order.ts";

/** What a buyer may have as a file, with its number. */
interface WantedPaper {
  readonly kind: MoneyPaper["kind"] | "packing-slip";
  readonly number: string;
}

/** A paper of an order as a PDF, for whoever bought: money taken or paid back, or what lies in a shipment. */
export async function buyersPaper(
  ctx: Ctx,
  order: PlacedOrder,
  { kind, number }: WantedPaper,
): Promise<Result<Uint8Array>> {
  if (kind !== "packing-slip") return moneyPaperPdf(ctx, order, { kind, number });
  const slip = await packingSlip(ctx, order, number);
  return slip ?? refuse(problem("order.noSuchPaper", "paper"));
}
