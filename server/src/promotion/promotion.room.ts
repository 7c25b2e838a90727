import { promotionAdminEndpoints } from "@placket/contract/promotion/promotion.admin";
import { priceRules } from "../catalog/price-rules.ts";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { cartRules } from "./cart-rules.ts";
import { readCatalogRules } from "./catalog/catalog-rules.ts";
import { lastOrdersAnew } from "./manage-rules.ts";
import { promotionAdminHandlers } from "./promotion.admin.ts";

export const promotionRoom: Room = {
  admin: calls(promotionAdminEndpoints, promotionAdminHandlers),
  holds: [cartRules, lastOrdersAnew],
  fills: [priceRules.filledWith(readCatalogRules)],
};
