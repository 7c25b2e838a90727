import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { ruleAt, rulesAt } from "./promotion.addresses.ts";

export const promotionRoom: Room = {
  pages: [
    page(rulesAt, {
      title: "Promotions",
      can: "promotions.read",
      nav: { title: "Promotions", group: "marketing", place: 10 },
      load: lateModule(() => import("./RulesPage.tsx")),
    }),
    page(ruleAt, {
      title: "Promotion",
      can: "promotions.read",
      load: lateModule(() => import("./RulePage.tsx")),
    }),
  ],
};
