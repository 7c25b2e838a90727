import type { Room } from "../room.ts";
import { coupons } from "./coupons.ts";

export const couponRoom: Room = {
  holds: [coupons],
};
