import { addressOf } from "../page/address-of.ts";

export const jobsAt = addressOf("/production");
