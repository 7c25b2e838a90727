import { BROWSER_FAMILIES } from "@placket/domain/recovery/crash";
import { listShape } from "../page/list/list-shape.ts";
import { crashesAt } from "./recovery.addresses.ts";

/** How crashes are searched, filtered and sorted. */
export const crashesList = listShape({
  name: "crashes",
  at: crashesAt,
  nouns: { one: "crash", many: "crashes" },
  search: { label: "Search crashes", hint: "Part of a message, page or version" },
  filters: {
    browser: {
      as: "choice",
      label: "Browser",
      choices: [...BROWSER_FAMILIES, "Other" as const].map((value) => ({ value, label: value })),
    },
  },
  sorts: {
    last: { up: "Happened long ago first", down: "Happened last first" },
    count: { up: "Seldom first", down: "Often first" },
  },
  unlessTold: "-last",
});
