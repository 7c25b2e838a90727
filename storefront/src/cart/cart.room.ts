import { lateModule } from "@placket/web/late/late-module";
import { miniCartOpen } from "../chrome/mini-cart-door.ts";
import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { opened } from "../slot/opened.tsx";
import { slots } from "../slot/slots.ts";

export const cartRoom: Room = {
  pages: {
    cart: { file: "src/cart/cart.page.ts", load: lateModule(() => import("./cart.page.ts")) },
    "shared-cart": {
      file: "src/cart/shared/shared-cart.page.ts",
      load: lateModule(() => import("./shared/shared-cart.page.ts")),
    },
  },
  fills: [
    slots.headerBadges.filledWith(
      late(
        "src/cart/CartLink.tsx",
        lateModule(() => import("./CartLink.tsx")),
      ),
    ),
    slots.cartBelow.filledWith(
      late(
        "src/cart/page/CartCrosssell.tsx",
        lateModule(() => import("./page/CartCrosssell.tsx")),
      ),
    ),
    slots.pageOver.filledWith(
      opened(
        miniCartOpen,
        lateModule(() => import("./mini/MiniCart.tsx")),
      ),
    ),
    slots.cartPays.filledWith(
      late(
        "src/cart/pay/Pays.tsx",
        lateModule(() => import("./pay/Pays.tsx")),
      ),
    ),
  ],
  starters: [lateModule(() => import("./start.ts"))],
};
