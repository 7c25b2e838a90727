import { promotionAdminEndpoints } from "@placket/contract/promotion/promotion.admin";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { cartRules } from "./cart-rules.ts";
import { lastOrdersAnew } from "./manage-rules.ts";
import { promotionAdminHandlers } from "./promotion.admin.ts";

export const promotionRoom: Room = {
  admin: calls(promotionAdminEndpoints, promotionAdminHandlers),
  holds: [cartRules, lastOrdersAnew],
};
