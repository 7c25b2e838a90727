import { miniCartOpen } from "../chrome/mini-cart-door.ts";
import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { opened } from "../slot/opened.tsx";
import { slots } from "../slot/slots.ts";

export const cartRoom: Room = {
  pages: {
    cart: { file: "src/cart/cart.page.ts", load: () => import("./cart.page.ts") },
  },
  fills: [
    slots.headerBadges.filledWith(late("src/cart/CartLink.tsx", () => import("./CartLink.tsx"))),
    slots.cartBelow.filledWith(
      late("src/cart/page/CartCrosssell.tsx", () => import("./page/CartCrosssell.tsx")),
    ),
    slots.cartPays.filledWith(
      late("src/cart/pay/GiftCards.tsx", () => import("./pay/GiftCards.tsx")),
    ),
    slots.pageOver.filledWith(opened(miniCartOpen, () => import("./mini/MiniCart.tsx"))),
  ],
  starters: [() => import("./start.ts")],
};
