import { listShape } from "../page/list/list-shape.ts";
import { productsAt } from "./catalog.addresses.ts";
import type { ProductChoices } from "./product.queries.ts";
import { shelfText, TYPE_TEXT, VISIBILITY_TEXT } from "./product-words.ts";

const choicesOf = <const Value extends string>(texts: Readonly<Record<Value, string>>) =>
  (Object.entries(texts) as [Value, string][]).map(([value, label]) => ({ value, label }));

const VISIBILITY: Readonly<Record<"1" | "2" | "3" | "4", string>> = VISIBILITY_TEXT;

/** How the list of products is searched, filtered and sorted; categories are the shop's own. */
export const productsList = (categories: ProductChoices["categories"]) =>
  listShape({
    name: "products",
    at: productsAt,
    nouns: { one: "product", many: "products" },
    search: { label: "Search products", hint: "Start of an SKU, or part of a name" },
    filters: {
      type: { as: "choice", label: "Type", choices: choicesOf(TYPE_TEXT) },
      status: {
        as: "choice",
        label: "Status",
        choices: [
          { value: "enabled", label: "Enabled" },
          { value: "disabled", label: "Disabled" },
        ],
      },
      visibility: {
        as: "choice",
        label: "Visibility",
        unlessChosen: "All but variants",
        choices: choicesOf(VISIBILITY),
      },
      categoryId: {
        as: "choice",
        label: "Category",
        choices: categories.map(({ id, path }) => ({ value: String(id), label: shelfText(path) })),
      },
      stock: {
        as: "choice",
        label: "Stock",
        choices: [
          { value: "in", label: "In stock" },
          { value: "none", label: "Out of stock" },
        ],
      },
    },
    sorts: {
      sku: { up: "SKU, A to Z", down: "SKU, Z to A" },
      name: { up: "Name, A to Z", down: "Name, Z to A" },
    },
    unlessTold: "sku",
  });
