import type { Room } from "../room.ts";
import { cartRules } from "./cart-rules.ts";

export const promotionRoom: Room = {
  holds: [cartRules],
};
