import { AUDIT_ACTIONS, auditActions } from "@placket/domain/audit/audit-actions";
import { listShape } from "../page/list/list-shape.ts";
import { auditAt } from "./audit.addresses.ts";

/** How the trail is searched and filtered. */
export const auditList = listShape({
  name: "audit",
  at: auditAt,
  nouns: { one: "entry", many: "entries" },
  search: { label: "To whom or what", hint: "Email, scope, number" },
  filters: {
    action: {
      as: "choice",
      label: "What",
      choices: AUDIT_ACTIONS.map((value) => ({ value, label: auditActions[value].title })),
    },
    email: { as: "text", label: "By (email)", maxLength: 254 },
  },
  sorts: { at: { up: "Oldest first", down: "Newest first" } },
  unlessTold: "-at",
});
