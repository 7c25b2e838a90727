import { lateModule } from "@placket/web/late/late-module";
import { late } from "../page/late/late.ts";
import { slots } from "../page/slots.ts";
import type { Room } from "../room.ts";

export const wishlistRoom: Room = {
  pages: [],
  fills: [slots.customerPart.filledWith(late(lateModule(() => import("./CustomerWishLists.tsx"))))],
};
