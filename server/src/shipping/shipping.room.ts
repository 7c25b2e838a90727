import type { Room } from "../room.ts";
import { dispatchClock, tableRates } from "./shipping.ts";

export const shippingRoom: Room = {
  holds: [tableRates, dispatchClock],
};
