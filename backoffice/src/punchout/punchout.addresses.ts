import { addressOf } from "../page/address-of.ts";

export const partnersAt = addressOf("/punchout/partners");
export const newPartnerAt = addressOf("/punchout/partners/new");
export const partnerAt = addressOf("/punchout/partners/{id}");
export const visitsAt = addressOf("/punchout/visits");
export const visitAt = addressOf("/punchout/visits/{id}");
