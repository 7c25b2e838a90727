import { addressOf } from "../page/address-of.ts";

export const customerNumbersAt = addressOf("/customer-numbers");
export const customerNumberAt = addressOf("/customer-numbers/{custid}");
