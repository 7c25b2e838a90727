import { listShape } from "../page/list/list-shape.ts";
import { bundlesAt } from "./bundle.addresses.ts";

/** How the list of bundles is searched and sorted. */
export const bundlesList = listShape({
  name: "bundles",
  at: bundlesAt,
  nouns: { one: "bundle", many: "bundles" },
  search: { label: "Search bundles", hint: "The beginning of an SKU, or a part of a name" },
  filters: {},
  sorts: {
    sku: { up: "SKU, A to Z", down: "SKU, Z to A" },
    name: { up: "Name, A to Z", down: "Name, Z to A" },
  },
  unlessTold: "sku",
});
