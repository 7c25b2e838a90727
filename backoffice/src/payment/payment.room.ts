import { lateModule } from "@placket/web/late/late-module";
import { late } from "../page/late/late.ts";
import { slots } from "../page/slots.ts";
import type { Room } from "../room.ts";

export const paymentRoom: Room = {
  fills: [slots.customerPart.filledWith(late(lateModule(() => import("./CustomerTerms.tsx"))))],
};
