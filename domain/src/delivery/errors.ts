import { notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals about deliveries that staff look after. */
export const deliveryErrors = {
  "delivery.noSuchDelivery": notFound("The delivery does not exist.", "hallway §6"),
  "delivery.notOpen": refusal(
    "This delivery is done, or being tried right now: there is nothing to try again.",
    "hallway §6",
    { status: 409 },
  ),
  "delivery.notWaiting": refusal(
    "Only a delivery that waits can be given up. This one is done, given up or being tried right now.",
    "hallway §6",
    { status: 409 },
  ),
} as const satisfies ErrorTable;
