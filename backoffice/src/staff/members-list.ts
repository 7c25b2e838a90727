import { listShape } from "../page/list/list-shape.ts";
import { ROLE_CHOICES } from "./role-choices.ts";
import { membersAt } from "./staff.addresses.ts";

/** How the list of who works here is searched, filtered and sorted. */
export const membersList = listShape({
  name: "members",
  at: membersAt,
  nouns: { one: "member", many: "members" },
  search: { label: "Search staff", hint: "Name or email" },
  filters: {
    role: { as: "choice", label: "Role", choices: ROLE_CHOICES },
    state: {
      as: "choice",
      label: "May sign in",
      choices: [
        { value: "active", label: "Yes" },
        { value: "deactivated", label: "No" },
      ],
    },
  },
  sorts: {
    name: { up: "Name, A to Z", down: "Name, Z to A" },
    email: { up: "Email, A to Z", down: "Email, Z to A" },
  },
  unlessTold: "name",
});
