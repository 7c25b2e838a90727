import { addressOf } from "../page/address-of.ts";

/** Shows the first of them. */
export const REPORTS_AT = addressOf("/reports");

export const reportAt = addressOf("/reports/{report}");
