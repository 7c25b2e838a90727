import { BROWSER_FAMILIES } from "@placket/domain/recovery/crash";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";

const browser = z.enum([...BROWSER_FAMILIES, "Other"]);

/** Crashes that are alike. */
const row = z.object({
  id: z.number(),
  message: z.string(),
  /** Lines of `name (script:line:column)`; `""` where the browser told none. */
  stack: z.string(),
  /** The pattern of the page's address: `/checkout/*`. */
  page: z.string(),
  browser,
  /** Of the page's scripts; `""` where it was not told. */
  version: z.string(),
  count: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
});

/** `search`: a part of the message, the page or the version. */
const query = listQuery({ browser: browser.optional() }, ["last", "count"]);

/** Crashes of pages, as staff read them. */
export const recoveryAdminEndpoints = {
  crashes: endpoint({
    method: "GET",
    path: "crashes",
    summary: "Crashes of shoppers' pages, alike ones together, the last first.",
    source: "ERROR-07, OPEN-31",
    can: "crashes.read",
    query,
    reply: listReply(row),
    errors: ["staff.signInRequired"],
  }),
  exportCrashes: endpoint({
    method: "GET",
    path: "crashes.csv",
    summary: "The same as a file, all of it.",
    source: "hallway §7: export",
    can: "crashes.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
} as const satisfies EndpointTable;
