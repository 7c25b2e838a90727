import { catalogRuleAdminEndpoints } from "@placket/contract/promotion/catalog-rule.admin";
import { promotionAdminEndpoints } from "@placket/contract/promotion/promotion.admin";
import { priceRules } from "../catalog/price-rules.ts";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { catalogRuleAdminHandlers } from "./catalog-rule/catalog-rule.admin.ts";
import { bannerResolvers } from "./banner.graphql.ts";
import { cartRules } from "./cart-rules.ts";
import { readCatalogRules } from "./catalog-rule/catalog-rules.ts";
import { lastOrdersAnew } from "./manage-rules.ts";
import { promotionAdminHandlers } from "./promotion.admin.ts";

export const promotionRoom: Room = {
  admin: calls(
    { ...catalogRuleAdminEndpoints, ...promotionAdminEndpoints },
    { ...catalogRuleAdminHandlers, ...promotionAdminHandlers },
  ),
  resolvers: bannerResolvers,
  holds: [cartRules, lastOrdersAnew],
  fills: [priceRules.filledWith(readCatalogRules)],
};
