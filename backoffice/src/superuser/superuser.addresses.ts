import { addressOf } from "../page/address-of.ts";

export const customerNumbersAt = addressOf("/customers/numbers");
export const customerNumberAt = addressOf("/customers/numbers/{custid}");
