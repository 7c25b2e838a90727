import type { QueryKey } from "../../query/query.ts";

/**
 * Whose answers are kept on a device: categories, products and content (PERSIST-06), and where a page of them stands. What
 * is somebody's own, a cart, an account, what was searched for, is none of them.
 */
const KEPT: readonly unknown[] = [
  "menu",
  "categories",
  "category",
  "products",
  "product",
  "related",
  "upsell",
  "counterpart",
  "home-shelves",
  "cms",
  "lookup",
];

/** Of these the last part is the query of an address, in which anything may stand: whose letter led here, by which advertisement. */
const WITH_ADDRESS: readonly unknown[] = ["cms", "lookup"];

/** Whether the answer to a question of this store view is kept. */
export function isKept(key: QueryKey, storeCode: string): boolean {
  const [store, what] = key;
  if (store !== storeCode || !KEPT.includes(what)) return false;
  return !WITH_ADDRESS.includes(what) || key.at(-1) === "";
}
