import { isChecked, RETURN_WAIT_TEXT } from "@placket/domain/order/return/return-state";
import { returnText } from "@placket/domain/order/return/return-text";
import { whyEnded } from "@placket/domain/order/return/why-ended";
import type { Say } from "@placket/domain/phrase";
import type { Block } from "../../mail/letter/block/block.ts";
import type { Letterhead } from "../../mail/letter/letterhead.ts";
import { letterTemplate } from "../../mail/template/template.ts";
import { shownOrder, type ShownOrder } from "../letter/letter-order.ts";
import { itemLines } from "../letter/item-lines.ts";
import { ORDER_PLACEHOLDERS, orderButton, orderValues } from "../letter/order-blocks.ts";
import { sampleOrder } from "../letter/sample-order.ts";
import type { OrderReturn } from "./returns.ts";

interface Told extends ShownOrder {
  readonly sentBack: Pick<OrderReturn, "number" | "state" | "awaited" | "endedReason" | "pieces">;
  /** Where it is to be sent; `""` where nobody has said. */
  readonly sentTo: string;
}

/** The letter that says how a return stands, at each of its steps. */
export const orderReturnLetter = letterTemplate({
  name: "order.return",
  title: "Return",
  about: "Goes to the buyer when a return is asked for, and at each of its steps.",
  readers: "shoppers",
  placeholders: {
    ...ORDER_PLACEHOLDERS,
    return: "the number of the return",
    state: "how the return stands",
  },
  texts: (say, at) => ({
    subject: say("Return %1 of your %2 order %3 – %4", at.return, at.store, at.number, at.state),
    heading: say("Your return %1", at.return),
    intro: say("It is about these pieces of your order %1:", at.number),
    closing: say("Questions? %1", at.phone),
  }),
  values: (told: Told, head) => ({
    ...orderValues(told),
    return: told.sentBack.number,
    state: standing(told, head),
  }),
  blocks: (told, head) => {
    const { order, sentBack } = told;
    const { say } = head;
    const inIt = new Map(sentBack.pieces.map((one) => [one.itemId, one]));
    const rows = order.items.flatMap((item) => {
      const one = inIt.get(item.id);
      if (!one) return [];
      const good = isChecked(sentBack.state) ? one.accepted : undefined;
      return [{ item, pieces: one.quantity, amount: null, good }];
    });
    return [
      itemLines(told, head, rows),
      {
        is: "facts",
        title: say("How it stands"),
        lines: [standing(told, head), whyEnded(sentBack, say) ?? []].flat(),
      },
      ...whatNext(told, say),
      orderButton(told, head),
    ];
  },
  sample: (ctx) => {
    const order = sampleOrder(ctx);
    const pieces = order.items.map(({ id: itemId }) => ({ itemId, quantity: 1, accepted: 0 }));
    return {
      ...shownOrder(ctx, order),
      sentTo: SAMPLE_ADDRESS,
      sentBack: {
        number: "100000001",
        state: "approved" as const,
        awaited: null,
        endedReason: null,
        pieces,
      },
    };
  },
});

/** How it stands, in its buyer's words: five letters of one return are told apart by it. */
const standing = ({ sentBack }: Told, { say, price }: Letterhead): string =>
  returnText({ ...sentBack, awaited: sentBack.awaited && price(sentBack.awaited) }, "shopper", say);

const SAMPLE_ADDRESS = "1 Example Street, Springfield";

/** What the buyer does next: waits until it is approved; then where it goes, with what to put beside it. */
function whatNext({ sentBack, sentTo }: Told, say: Say): Block[] {
  if (sentBack.state === "requested") {
    return [{ is: "facts", title: say("What happens next"), lines: [say(RETURN_WAIT_TEXT)] }];
  }
  if (sentBack.state !== "approved") return [];
  const to = sentTo === "" ? say("We write to you where to send it.") : sentTo;
  const lines = [to, say("Put the number of the return into the parcel: %1", sentBack.number)];
  return [{ is: "facts", title: say("Where to send it"), lines }];
}
