import { addressOf } from "../page/address-of.ts";

export const settingsAt = addressOf("/settings");
