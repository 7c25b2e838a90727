import { addressOf } from "../page/address-of.ts";

export const productsAt = addressOf("/products");
export const newProductAt = addressOf("/products/new");
export const pricesAt = addressOf("/products/prices");
export const variantsAt = addressOf("/products/{id}/variants");
export const productAt = addressOf("/products/{id}");
