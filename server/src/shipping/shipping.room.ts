import { arrivalPromises } from "../catalog/product/product-arrival.ts";
import type { Room } from "../room.ts";
import { arrivalOfOne, dispatchClock, ratesReadings, tableRates } from "./shipping.ts";

export const shippingRoom: Room = {
  holds: [tableRates, ratesReadings, dispatchClock],
  fills: [arrivalPromises.filledWith(arrivalOfOne)],
};
