import { page, type Room } from "../room.ts";
import { ruleAt, rulesAt } from "./promotion.addresses.ts";

export const promotionRoom: Room = {
  pages: [
    page(rulesAt, {
      title: "Promotions",
      can: "promotions.read",
      nav: { title: "Promotions", place: 25 },
      load: () => import("./RulesPage.tsx"),
    }),
    page(ruleAt, {
      title: "Promotion",
      can: "promotions.read",
      load: () => import("./RulePage.tsx"),
    }),
  ],
};
