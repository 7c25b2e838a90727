import { META_NAMES } from "@placket/domain/conversion/meta-events";
import { CONVERSION_STATES } from "@placket/domain/conversion/conversion-state";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";

/** An event as staff read it; nothing of whoever it is of. */
const row = z.object({
  id: z.number(),
  /** As Meta calls it. */
  name: z.string(),
  happenedAt: z.string(),
  view: z.string(),
  /** Of a purchase. */
  order: z.string().nullable(),
  /** Major units; `null` where it has none. */
  value: z.number().nullable(),
  currency: z.string(),
  state: z.enum(CONVERSION_STATES),
  /** What Meta said at the last try. */
  error: z.string().nullable(),
  /** By which Meta finds the call again. */
  trace: z.string().nullable(),
});

/** `search`: a part of what Meta said, the number of an order, or an event's own name. */
const query = listQuery(
  { event: z.enum(META_NAMES).optional(), state: z.enum(CONVERSION_STATES).optional() },
  ["happened"],
);

/** What Meta is told, as staff read it; what failed is tried again among the deliveries. */
export const conversionAdminEndpoints = {
  conversions: endpoint({
    method: "GET",
    path: "conversions",
    summary: "What Meta was told of, is told of, or did not take, the last event first.",
    source: "issue 12.7, hallway §7",
    can: "deliveries.read",
    query,
    reply: listReply(row),
    errors: ["staff.signInRequired"],
  }),
  exportConversions: endpoint({
    method: "GET",
    path: "conversions.csv",
    summary: "The same as a file, all of it.",
    source: "hallway §7: export",
    can: "deliveries.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
} as const satisfies EndpointTable;
