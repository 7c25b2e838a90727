import { NOTICE_KINDS, NOTICE_STATES } from "@placket/domain/identity/notice";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";

/** Something that Dotdigital is told, as staff read it. */
const row = z.object({
  id: z.number(),
  kind: z.enum(NOTICE_KINDS),
  email: z.string(),
  /** The number of the cart, as Dotdigital knows it. */
  cartId: z.number().nullable(),
  view: z.string(),
  notedAt: z.string(),
  toldAt: z.string().nullable(),
  state: z.enum(NOTICE_STATES),
  /** What Dotdigital said at the last try, or why it was told nothing. */
  said: z.string().nullable(),
});

/** `search`: a part of an address, or of what Dotdigital said. */
const query = listQuery(
  { kind: z.enum(NOTICE_KINDS).optional(), state: z.enum(NOTICE_STATES).optional() },
  ["noted"],
);

/** What Dotdigital is told, as staff read it; what failed is tried again among the deliveries. */
export const identityAdminEndpoints = {
  identityNotices: endpoint({
    method: "GET",
    path: "identity-notices",
    summary: "Whom and what Dotdigital was told of, is told of, or did not take, the last first.",
    source: "ANALYTICS-12, ANALYTICS-13, hallway §7",
    can: "deliveries.read",
    query,
    reply: listReply(row),
    errors: ["staff.signInRequired"],
  }),
  exportIdentityNotices: endpoint({
    method: "GET",
    path: "identity-notices.csv",
    summary: "The same as a file, all of it.",
    source: "hallway §7: export",
    can: "deliveries.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
} as const satisfies EndpointTable;
