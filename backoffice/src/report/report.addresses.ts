import { addressOf } from "../page/address-of.ts";

export const reportAt = addressOf("/reports/{report}");
