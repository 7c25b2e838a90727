import { MEASURE_NAMES, REPORT_NAMES } from "@placket/domain/report/reports";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile } from "../list.ts";
import { price, text } from "../shapes.ts";

const params = z.object({ report: z.enum(REPORT_NAMES) });

const day = z.iso.date();

const query = z.object({
  /** Days on the clocks of `timeZone`; both belong to the report. The last thirty unless told. */
  from: day.optional(),
  to: day.optional(),
  /** The code of one store view; all of them unless told. */
  view: text(64).optional(),
});

const source = "issue 9.9";
const errors = [
  "staff.signInRequired",
  "access.busy",
  "list.daysReversed",
  "report.dayUnknown",
  "report.periodTooLong",
  "report.noSuchStoreView",
  "report.tooMuch",
] as const;

const measure = z.enum(MEASURE_NAMES);

/** What was counted, and the amounts, by their names. */
const sums = z.object({
  counts: z.partialRecord(measure, z.number()),
  amounts: z.partialRecord(measure, price),
});

const row = sums.extend({
  /** A day as `2026-03-02`, else what it is called. */
  label: z.string(),
  /** What is said of it besides; `""` for nothing. */
  beside: z.string(),
  /** The order that it is; `null` for a row that is none. */
  order: z.string().nullable(),
});

/** What staff read of orders, returns and money. */
export const reportAdminEndpoints = {
  report: endpoint({
    method: "GET",
    path: "reports/:report",
    summary:
      "One report of a period and a store view, its rows by currency: amounts of two currencies are never summed.",
    source,
    can: "reports.read",
    params,
    query,
    reply: z.object({
      from: day,
      to: day,
      /** By whose clocks its days begin and end: IANA's name. */
      timeZone: z.string(),
      sections: z.array(
        z.object({
          currency: z.string(),
          rows: z.array(row),
          /** Of all rows, also those that are left out; what cannot be summed is missing. */
          sums,
        }),
      ),
      /** Whether there are more rows than are told; the largest are. */
      isCut: z.boolean(),
      views: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
    errors,
  }),
  exportReport: endpoint({
    method: "GET",
    path: "reports/:report/rows.csv",
    summary: "The same rows as a file, more of them.",
    source,
    can: "reports.read",
    params,
    query,
    ...listFile,
    errors,
  }),
} as const satisfies EndpointTable;
