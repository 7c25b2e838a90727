import { addressOf } from "../page/address-of.ts";

export const reviewsAt = addressOf("/reviews");
export const reviewAt = addressOf("/reviews/{id}");
