import { STOCK_LEVELS } from "@placket/domain/stock/stock-level";
import { listShape } from "../page/list/list-shape.ts";
import { LEVEL_TEXT } from "./level-text.ts";
import { stockAt } from "./stock.addresses.ts";

/** How the list of stock is searched, filtered and sorted. */
export const stockList = listShape({
  name: "stock",
  at: stockAt,
  nouns: { one: "product", many: "products" },
  search: { label: "Search stock", hint: "SKU or name" },
  filters: {
    level: {
      as: "choice",
      label: "Level",
      choices: STOCK_LEVELS.map((value) => ({ value, label: LEVEL_TEXT[value] })),
    },
  },
  sorts: {
    sku: { up: "SKU, A to Z", down: "SKU, Z to A" },
    quantity: { up: "Fewest pieces first", down: "Most pieces first" },
  },
  unlessTold: "sku",
});
