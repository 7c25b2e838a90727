import { STAGE_NAMES } from "@placket/domain/order/stages";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { orderRow } from "./order.admin.ts";

/** An order as a card: the line of the list, and what whoever packs wants to know. */
const card = orderRow.extend({
  /** The last day on which what is still to be shipped is to arrive, `2026-03-02`; `null` where nobody was told one. */
  due: z.string().nullable(),
  /** Whether that day is over on the clocks of the warehouse. */
  isLate: z.boolean(),
  /** Whether something is embroidered on a piece of it, or done to one. */
  isMadeForBuyer: z.boolean(),
});

/** Staff's orders by what is to be done with them next. */
export const boardEndpoints = {
  orderBoard: endpoint({
    method: "GET",
    path: "order-board",
    summary:
      "Orders by what is to be done next: the cards on top of each stage, and how many there are.",
    source: "issue 9.9: a board of the orders",
    can: "orders.read",
    reply: z.object({
      /** When it was so: the age of a card is told from it. */
      asOf: z.string(),
      stages: z.array(
        z.object({
          stage: z.enum(STAGE_NAMES),
          /** None beyond 1,000 and one more. */
          count: z.number(),
          cards: z.array(card),
        }),
      ),
    }),
    errors: ["staff.signInRequired"],
  }),
} as const satisfies EndpointTable;
