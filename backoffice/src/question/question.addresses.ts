import { addressOf } from "../page/address-of.ts";

export const questionsAt = addressOf("/questions");
export const questionAt = addressOf("/questions/{id}");
