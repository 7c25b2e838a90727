import { addressOf } from "../page/address-of.ts";

export const contentsAt = addressOf("/content");
export const newContentAt = addressOf("/content/new");
export const contentAt = addressOf("/content/{id}");
