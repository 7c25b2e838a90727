import { addressOf } from "../page/address-of.ts";

export const paymentTermsAt = addressOf("/payment-terms");
