import { addressOf } from "../page/address-of.ts";

export const crashesAt = addressOf("/crashes");
