import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { slots } from "../slot/slots.ts";

export const wishlistRoom: Room = {
  pages: {
    "shared-wishlist": {
      file: "src/wishlist/shared/shared-wishlist.page.ts",
      load: lateModule(() => import("./shared/shared-wishlist.page.ts")),
    },
  },
  fills: [
    slots.headerBadges.filledWith(
      late(
        "src/wishlist/WishesLink.tsx",
        lateModule(() => import("./WishesLink.tsx")),
      ),
    ),
  ],
};
