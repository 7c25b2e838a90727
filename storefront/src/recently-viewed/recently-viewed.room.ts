import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { slots } from "../slot/slots.ts";

export const recentlyViewedRoom: Room = {
  fills: [
    slots.pageOver.filledWith(
      late(
        "src/recently-viewed/WhoLooks.tsx",
        lateModule(() => import("./WhoLooks.tsx")),
      ),
    ),
    slots.productBelow.filledWith(
      late(
        "src/recently-viewed/ViewedProduct.tsx",
        lateModule(() => import("./ViewedProduct.tsx")),
      ),
    ),
    slots.cartBelow.filledWith(
      late(
        "src/recently-viewed/RecentlyViewed.tsx",
        lateModule(() => import("./RecentlyViewed.tsx")),
      ),
    ),
  ],
};
