import { checkDays } from "@placket/domain/list-days";
import { listShape } from "../page/list/list-shape.ts";
import { customersAt } from "./customer.addresses.ts";
import type { GroupChoices } from "./group/group.queries.ts";

/** How the list of customers is searched, filtered and sorted, in a shop with these groups and websites. */
export const customersList = ({ groups, websites, portals }: GroupChoices) =>
  listShape({
    name: "customers",
    at: customersAt,
    nouns: { one: "customer", many: "customers" },
    search: { label: "Search customers", hint: "Name, email, company or telephone" },
    filters: {
      group: {
        as: "choice",
        label: "Group",
        // Whoever has an account is signed in.
        choices: groups.filter(({ id }) => id !== 0).map(choiceOf),
      },
      website: { as: "choice", label: "Website", choices: websites.map(choiceOf) },
      portal: { as: "choice", label: "Portal", choices: portals.map(choiceOf) },
      ordered: {
        as: "choice",
        label: "Orders",
        choices: [
          { value: "yes", label: "Has ordered" },
          { value: "no", label: "Has not ordered" },
        ],
      },
      from: { as: "day", label: "Since (Warehouse)" },
      to: { as: "day", label: "Until (Warehouse)" },
    },
    check: checkDays,
    sorts: {
      created: { up: "Oldest first", down: "Newest first" },
      name: { up: "Last name, A to Z", down: "Last name, Z to A" },
      email: { up: "Email, A to Z", down: "Email, Z to A" },
    },
    unlessTold: "-created",
  });

const choiceOf = ({ id, name }: { readonly id: number; readonly name: string }) => ({
  value: String(id),
  label: name,
});
