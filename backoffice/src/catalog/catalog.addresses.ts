import { addressOf } from "../page/address-of.ts";

export const productsAt = addressOf("/products");
export const newProductAt = addressOf("/products/new");
export const pricesAt = addressOf("/products/prices");
export const variantsAt = addressOf("/products/{id}/variants");
export const picturesAt = addressOf("/products/{id}/pictures");
export const linksAt = addressOf("/products/{id}/links");
export const tiersAt = addressOf("/products/{id}/tier-prices");
export const optionsAt = addressOf("/products/{id}/options");
export const productAt = addressOf("/products/{id}");
