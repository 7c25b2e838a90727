import { AUDIT_ACTIONS } from "@placket/domain/audit/audit-actions";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { text } from "../shapes.ts";

const action = z.enum(AUDIT_ACTIONS);

const query = listQuery(
  {
    action: action.optional(),
    /** Whose, by their whole email. */
    email: text(254).optional(),
  },
  ["at"],
);

const entry = z.object({
  id: z.number(),
  at: z.string(),
  email: z.string(),
  room: z.string(),
  action,
  /** What it was done to, as the trail keeps it. */
  subject: z.string(),
  /** The same as staff call it today: `Store view: British` for `store 2`. */
  title: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

/** Who did what in the back office. */
export const auditAdminEndpoints = {
  audit: endpoint({
    method: "GET",
    path: "audit",
    summary:
      "What staff did, newest first: who, when, what, before and after. `search`: a part of what it was done to, or of its title.",
    source: "issue 8, A6; hallway §7",
    can: "audit.read",
    query,
    reply: listReply(entry),
    errors: ["staff.signInRequired"],
  }),
  exportAudit: endpoint({
    method: "GET",
    path: "audit.csv",
    summary: "The same entries as a file, all of them.",
    source: "hallway §7: export",
    can: "audit.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
} as const satisfies EndpointTable;
