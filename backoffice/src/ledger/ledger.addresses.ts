import { addressOf } from "../page/address-of.ts";

export const balancesAt = addressOf("/balances");
export const balanceAt = addressOf("/balances/{id}");
