import { listShape } from "../page/list/list-shape.ts";
import { KIND_CHOICES } from "./kind-text.ts";
import { redirectsAt } from "./routing.addresses.ts";

/** How the list of redirects is searched, filtered and sorted. */
export const redirectsList = listShape({
  name: "redirects",
  at: redirectsAt,
  nouns: { one: "redirect", many: "redirects" },
  search: { label: "Search redirects", hint: "A part of either path" },
  filters: { kind: { as: "choice", label: "What it does", choices: KIND_CHOICES } },
  sorts: {
    path: { up: "Path, A to Z", down: "Path, Z to A" },
    added: { up: "Oldest first", down: "Newest first" },
  },
  unlessTold: "path",
});
