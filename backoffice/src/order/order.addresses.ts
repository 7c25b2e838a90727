import { addressOf } from "../page/address-of.ts";

export const ordersAt = addressOf("/orders");
export const boardAt = addressOf("/orders/board");
export const orderAt = addressOf("/orders/{number}");
export const returnsAt = addressOf("/returns");
