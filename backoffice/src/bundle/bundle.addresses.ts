import { addressOf } from "../page/address-of.ts";

export const bundlesAt = addressOf("/bundles");
export const bundleAt = addressOf("/bundles/{id}");
