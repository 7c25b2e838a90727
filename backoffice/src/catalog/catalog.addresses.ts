import { addressOf } from "../page/address-of.ts";

export const productsAt = addressOf("/products");
export const productAt = addressOf("/products/{id}");
