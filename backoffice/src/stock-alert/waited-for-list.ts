import { ALERT_KINDS } from "@placket/domain/stock-alert/stock-alert";
import { listShape } from "../page/list/list-shape.ts";
import { KIND_TEXT } from "./kind-text.ts";
import { waitedForAt } from "./stock-alert.addresses.ts";

/** How what people wait for is searched, filtered and sorted. */
export const waitedForList = listShape({
  name: "waitedFor",
  at: waitedForAt,
  nouns: { one: "product", many: "products" },
  search: { label: "Search what people wait for", hint: "SKU or name" },
  filters: {
    kind: {
      as: "choice",
      label: "Waiting until it",
      choices: ALERT_KINDS.map((value) => ({ value, label: KIND_TEXT[value] })),
    },
  },
  sorts: {
    waiting: { up: "Fewest people first", down: "Most people first" },
    sku: { up: "SKU, A to Z", down: "SKU, Z to A" },
    since: { up: "Longest waited for first", down: "Last asked for first" },
  },
  unlessTold: "-waiting",
});
