import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id } from "../shapes.ts";

const day = z.iso.date();

const row = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  /** Of the first address that has one; `""` without. */
  company: z.string(),
  group: z.string(),
  /** Name of the portal; `""` in the retail store. */
  portal: z.string(),
  website: z.string(),
  createdAt: z.string(),
  /** Orders that stand in the customer's history. */
  orders: z.number(),
  /** May sign in. */
  isActive: z.boolean(),
});

/** `search`: a part of a name, an email, a company or a telephone number. */
const query = listQuery(
  {
    group: id.optional(),
    website: id.optional(),
    portal: id.optional(),
    /** Days on which they came; both belong to it. */
    from: day.optional(),
    to: day.optional(),
    ordered: z.enum(["yes", "no"]).optional(),
  },
  ["created", "name", "email"],
);

/** Customers as staff find them. */
export const customerAdminEndpoints = {
  customers: endpoint({
    method: "GET",
    path: "customers",
    summary: "Customers, the newest first unless told.",
    source: "issue 9.9",
    can: "customers.read",
    query,
    reply: listReply(row),
    errors: ["staff.signInRequired", "list.daysReversed"],
  }),
  exportCustomers: endpoint({
    method: "GET",
    path: "customers.csv",
    summary: "The same customers as a file, all of them.",
    source: "hallway §7: export",
    can: "customers.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired", "list.daysReversed"],
  }),
} as const satisfies EndpointTable;
