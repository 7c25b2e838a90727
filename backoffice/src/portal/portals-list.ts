import { listShape } from "../page/list/list-shape.ts";
import { portalsAt } from "./portal.addresses.ts";

/** How the list of portals is searched, filtered and sorted. */
export const portalsList = listShape({
  name: "portals",
  at: portalsAt,
  nouns: { one: "portal", many: "portals" },
  search: { label: "Search portals", hint: "A part of the name or the code" },
  filters: {
    active: {
      as: "choice",
      label: "State",
      choices: [
        { value: "yes", label: "Active" },
        { value: "no", label: "Switched off" },
      ],
    },
  },
  sorts: {
    name: { up: "Name, A to Z", down: "Name, Z to A" },
    code: { up: "Code, A to Z", down: "Code, Z to A" },
    created: { up: "Oldest first", down: "Newest first" },
  },
  unlessTold: "name",
});
