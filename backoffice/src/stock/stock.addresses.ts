import { addressOf } from "../page/address-of.ts";

export const stockAt = addressOf("/stock");
export const stockCountAt = addressOf("/stock/count");
export const stockItemAt = addressOf("/stock/{id}");
