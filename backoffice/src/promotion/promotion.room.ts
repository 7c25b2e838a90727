import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { catalogRuleAt, catalogRulesAt, ruleAt, rulesAt } from "./promotion.addresses.ts";

export const promotionRoom: Room = {
  pages: [
    page(rulesAt, {
      title: "Promotions",
      can: "promotions.read",
      nav: { title: "Promotions", group: "marketing", place: 10 },
      load: lateModule(() => import("./RulesPage.tsx")),
    }),
    page(catalogRulesAt, {
      title: "Catalog Price Rules",
      can: "promotions.read",
      nav: { title: "Price Rules", group: "marketing", place: 15 },
      load: lateModule(() => import("./catalog/CatalogRulesPage.tsx")),
    }),
    page(catalogRuleAt, {
      title: "Catalog Price Rule",
      can: "promotions.read",
      load: lateModule(() => import("./catalog/CatalogRulePage.tsx")),
    }),
    page(ruleAt, {
      title: "Promotion",
      can: "promotions.read",
      load: lateModule(() => import("./RulePage.tsx")),
    }),
  ],
};
