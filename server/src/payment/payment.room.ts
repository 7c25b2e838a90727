import { outsideSources } from "../html/outside-origins.ts";
import type { Room } from "../room.ts";
import { paymentOrigins } from "./payment-origins.ts";
import { paymentProvider } from "./payment.ts";

export const paymentRoom: Room = {
  holds: [paymentProvider],
  fills: [outsideSources.filledWith(paymentOrigins)],
};
