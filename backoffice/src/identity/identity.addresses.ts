import { addressOf } from "../page/address-of.ts";

export const identityNoticesAt = addressOf("/dotdigital");
