import { categoryQueries } from "./catalog/listing/listing.queries.ts";
import { productQueries } from "./catalog/product/product.queries.ts";
import { homeQueries } from "./home/home.queries.ts";
import type { PageTable } from "./page/page.ts";
import { searchQueries } from "./search/search.queries.ts";

/**
 * The pages the page switcher can draw, by page type; every other type is "Not Found..." (ROUTE-29).
 * A page is added by one row: its module, loaded when it is needed, and what it asks first.
 */
export const pages: PageTable = {
  homepage: {
    file: "src/home/home.page.ts",
    load: () => import("./home/home.page.ts"),
    queries: homeQueries,
  },
  cart: {
    file: "src/cart/cart.page.ts",
    load: () => import("./cart/cart.page.ts"),
  },
  checkout: {
    file: "src/checkout/checkout.page.ts",
    load: () => import("./checkout/checkout.page.ts"),
  },
  success: {
    file: "src/order/success.page.ts",
    load: () => import("./order/success.page.ts"),
  },
  category: {
    file: "src/catalog/listing/category.page.ts",
    load: () => import("./catalog/listing/category.page.ts"),
    queries: categoryQueries,
  },
  product: {
    file: "src/configurator/product.page.ts",
    load: () => import("./configurator/product.page.ts"),
    queries: productQueries,
  },
  search: {
    file: "src/search/search.page.ts",
    load: () => import("./search/search.page.ts"),
    queries: searchQueries,
  },
};
