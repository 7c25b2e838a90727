import type { Ctx } from "../../context.ts";
import { tellBuyer } from "../letter/tell-buyer.ts";
import { moneyLetters } from "./money-letters.ts";
import { moneyPapersOf } from "./money-papers.ts";

/** Writes to the buyer what a paper says, in the transaction that has written it. */
export async function tellOfPaper(
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
