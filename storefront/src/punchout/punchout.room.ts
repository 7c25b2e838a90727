import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import type { PageType } from "../routing/page-type.ts";
import { late } from "../slot/late.tsx";
import { slots } from "../slot/slots.ts";

/** `/m2po/cart` (ROUTE-21). */
const CART: PageType = "punchout_cart";

export const punchoutRoom: Room = {
  pages: {
    [CART]: {
      file: "src/punchout/punchout-cart.page.ts",
      load: lateModule(() => import("./punchout-cart.page.ts")),
    },
  },
  fills: [
    slots.pageInstead.filledWith(
      late(
        "src/punchout/VisitOver.tsx",
        lateModule(() => import("./VisitOver.tsx")),
      ),
    ),
    slots.cartSubmit.filledWith(
      late(
        "src/punchout/SubmitCart.tsx",
        lateModule(() => import("./SubmitCart.tsx")),
      ),
    ),
  ],
};
