import { addressOf } from "../page/address-of.ts";

export const waitedForAt = addressOf("/alerts");
