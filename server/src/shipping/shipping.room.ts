import type { Room } from "../room.ts";
import { tableRates } from "./shipping.ts";

export const shippingRoom: Room = {
  holds: [tableRates],
};
