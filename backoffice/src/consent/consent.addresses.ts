import { addressOf } from "../page/address-of.ts";

export const keptThingsAt = addressOf("/cookies");
export const consentsAt = addressOf("/cookies/choices");
