import { addressOf } from "../page/address-of.ts";

export const conversionsAt = addressOf("/conversions");
