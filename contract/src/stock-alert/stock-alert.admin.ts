import { ALERT_KINDS } from "@placket/domain/stock-alert/stock-alert";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id } from "../shapes.ts";

/** A product that somebody waits for. */
const waited = z.object({
  /** Of the product, or the variant. */
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  /** Who is to be told when it is in stock, and who when it costs less. */
  forStock: z.number(),
  forPrice: z.number(),
  /** Since when the first of them waits. */
  since: z.string(),
  /** Whole days since there was none of it; `null` while there is some, or nobody counts. */
  outOfStockDays: z.number().nullable(),
});

/** `search`: the beginning of an sku, or a part of a name. */
const query = listQuery({ kind: z.enum(ALERT_KINDS).optional() }, ["waiting", "sku", "since"]);

/** What one customer waits for, or was told of lately. */
const alert = z.object({
  id: z.number(),
  kind: z.enum(ALERT_KINDS),
  sku: z.string(),
  name: z.string(),
  website: z.string(),
  askedAt: z.string(),
  toldAt: z.string().nullable(),
});

/** What people wait for, as staff read it. */
export const stockAlertAdminEndpoints = {
  waitedFor: endpoint({
    method: "GET",
    path: "alerts",
    summary: "What people wait for, by product or variant: what most of them do first.",
    source: "issue 11.5",
    can: "stock.read",
    query,
    reply: listReply(waited),
    errors: ["staff.signInRequired"],
  }),
  exportWaitedFor: endpoint({
    method: "GET",
    path: "alerts.csv",
    summary: "The same as a file, all of it.",
    source: "issue 11.5, hallway §7: export",
    can: "stock.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  customerAlerts: endpoint({
    method: "GET",
    path: "customers/:id/alerts",
    summary:
      "What a customer waits for in every website, and of what they were told in the last three months; the last first.",
    source: "issue 11.5",
    can: "customers.read",
    params: z.object({ id }),
    reply: z.object({ alerts: z.array(alert) }),
    errors: ["staff.signInRequired"],
  }),
} as const satisfies EndpointTable;
