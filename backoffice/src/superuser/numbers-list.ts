import type { GroupChoices } from "../customer/group/group.queries.ts";
import { listShape } from "../page/list/list-shape.ts";
import { customerNumbersAt } from "./superuser.addresses.ts";

/** How the list of customer numbers is searched, filtered and sorted, in a shop with these websites. */
export const numbersList = ({ websites }: Pick<GroupChoices, "websites">) =>
  listShape({
    name: NUMBERS,
    at: customerNumbersAt,
    nouns: { one: "customer number", many: "customer numbers" },
    search: { label: "Search customer numbers", hint: "A part of the number or the company" },
    filters: {
      website: {
        as: "choice",
        label: "Website",
        choices: websites.map(({ id, name }) => ({ value: String(id), label: name })),
      },
    },
    sorts: {
      number: { up: "Number, lowest first", down: "Number, highest first" },
      company: { up: "Company, A to Z", down: "Company, Z to A" },
    },
    unlessTold: "number",
  });

/** By which the list is known to its answers. */
export const NUMBERS = "customerNumbers";
