import { lateModule } from "@placket/web/late/late-module";
import { late } from "../page/late/late.ts";
import { slots } from "../page/slots.ts";
import { page, type Room } from "../room.ts";
import { giftCardAt, giftCardsAt } from "./gift-card.addresses.ts";

export const giftCardRoom: Room = {
  pages: [
    page(giftCardsAt, {
      title: "Gift Cards",
      can: "giftCards.read",
      nav: { title: "Gift Cards", group: "customers", place: 20 },
      load: lateModule(() => import("./GiftCardsPage.tsx")),
    }),
    page(giftCardAt, {
      title: "Gift Card",
      can: "giftCards.read",
      load: lateModule(() => import("./GiftCardPage.tsx")),
    }),
  ],
  fills: [slots.orderPart.filledWith(late(lateModule(() => import("./OrderGiftCards.tsx"))))],
};
