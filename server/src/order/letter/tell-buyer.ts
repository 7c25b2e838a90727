import type { Ctx } from "../../context.ts";
import { noteEvent } from "../../jobs/outbox.ts";
import { writeLetter } from "../../mail/mail.ts";
import { letterOf } from "../../mail/template/letter-of.ts";
import type { LetterTemplate } from "../../mail/template/template.ts";
import { stores } from "../../store/store-config.ts";
import { ordersById } from "../placed-order.ts";
import { shownOrder, type ShownOrder } from "./letter-order.ts";

interface Telling<Data> {
  readonly template: LetterTemplate<Data>;
  /** What the letter tells besides the order as it stands now, in its store view. */
  readonly dataOf: (shown: ShownOrder, inView: Ctx) => Data;
  /** Until when its link holds, where it has one of its own. */
  readonly secretUntil?: Date;
}

/**
 * Writes to the buyer of an order, in the language of the store view where it was placed and in the transaction of
 * what the letter tells. @throws with words for staff when the order cannot be read: what cannot be told is not done.
 */
export async function tellBuyer<Data>(
  tx: Ctx,
  orderId: number,
  { template, dataOf, secretUntil }: Telling<Data>,
): Promise<void> {
  const order = (await ordersById(tx, [orderId]))(orderId);
  const view = tx.held(stores).views.find(({ id }) => id === order.storeViewId);
  const inView = view ? { ...tx, store: view } : tx;
  const letter = letterOf(inView, template, dataOf(shownOrder(inView, order), inView));
  const eventId = await noteEvent(tx, "order.told", { orderId });
  await writeLetter(inView, {
    ...letter,
    eventId,
    recipient: order.email,
    ...(secretUntil && { secretUntil }),
  });
}
