import { addressOf } from "../page/address-of.ts";

export const lettersAt = addressOf("/letters");
export const letterAt = addressOf("/letters/{id}");
export const templatesAt = addressOf("/letter-templates");
export const templateAt = addressOf("/letter-templates/{name}");
