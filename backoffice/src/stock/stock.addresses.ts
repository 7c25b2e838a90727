import { addressOf } from "../page/address-of.ts";

export const stockAt = addressOf("/stock");
export const stockItemAt = addressOf("/stock/{id}");
