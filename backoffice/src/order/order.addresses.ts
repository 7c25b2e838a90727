import { addressOf } from "../page/address-of.ts";

export const ordersAt = addressOf("/orders");
export const boardAt = addressOf("/order-board");
export const orderAt = addressOf("/orders/{number}");
export const returnsAt = addressOf("/returns");
