import { addressOf } from "../page/address-of.ts";

export const redirectsAt = addressOf("/redirects");
export const redirectAt = addressOf("/redirects/{id}");
