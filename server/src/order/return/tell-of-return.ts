import type { Ctx } from "../../context.ts";
import { tellBuyer } from "../letter/tell-buyer.ts";
import { orderReturnLetter } from "./return-letter.ts";
import { returnsOf } from "./returns.ts";
import { whereToSend } from "./where-to-send.ts";

/** Writes to the buyer how their return stands now, in the transaction of what has changed. */
export async function tellOfReturn(tx: Ctx, orderId: number, number: string): Promise<void> {
  const found = (await returnsOf(tx, [orderId]))(orderId).find((one) => one.number === number);
  if (!found) throw new Error(`Return ${number} is not there`);
  await tellBuyer(tx, orderId, {
    template: orderReturnLetter,
    dataOf: (shown, inView) => ({
      ...shown,
      sentBack: found,
      sentTo: whereToSend(inView, inView.store.id),
    }),
  });
}
