import { addressOf } from "../../page/address-of.ts";

export const categoriesAt = addressOf("/categories");
/** `below` in its query is the category that the new one lies in. */
export const newCategoryAt = addressOf("/categories/new");
export const categoryAt = addressOf("/categories/{id}");
export const categoryProductsAt = addressOf("/categories/{id}/products");
