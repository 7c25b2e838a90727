import { addressOf } from "../page/address-of.ts";

export const auditAt = addressOf("/audit");
