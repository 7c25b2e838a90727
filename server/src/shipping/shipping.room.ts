import { arrivalPromises } from "../catalog/product/product-arrival.ts";
import type { Room } from "../room.ts";
import { arrivalOfOne, dispatchClock, tableRates } from "./shipping.ts";

export const shippingRoom: Room = {
  holds: [tableRates, dispatchClock],
  fills: [arrivalPromises.filledWith(arrivalOfOne)],
};
