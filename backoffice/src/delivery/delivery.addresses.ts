import { addressOf } from "../page/address-of.ts";

export const deliveriesAt = addressOf("/deliveries");
