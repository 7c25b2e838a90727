import {
  HAND_ENTRIES,
  THREAD_ENTRIES,
  THREAD_OFFERED_CODES,
  THREAD_STATES,
  type ThreadEntryKind,
  type ThreadState,
} from "@placket/domain/embroidery/thread/thread-stock";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { text } from "../shapes.ts";
import { cone } from "./job.shape.ts";

const source = "issue 10.9";

/** What protects the server; what a length may be the domain says. */
const meters = z.number().min(-1e12).max(1e12);

const thread = cone.extend({
  /** Somebody has received or counted it: from then on jobs take of it. */
  isCounted: z.boolean(),
  /** Below 0 where more was sewn than anybody has received. */
  meters,
  /** For all that is still to be sewn. */
  neededMeters: meters,
  /** With less than this left it is to be ordered. */
  lowestMeters: meters,
  /** Of a full cone. */
  coneMeters: meters,
  state: z.enum(Object.keys(THREAD_STATES) as [ThreadState, ...ThreadState[]]),
  /** Cones to order, so that everything can be sewn and the lowest amount is left. */
  toOrder: z.number(),
  offered: z.enum(THREAD_OFFERED_CODES),
  /** Whether shoppers cannot choose it for a new text now. */
  isWithheld: z.boolean(),
  /** How often what is set of it was changed. */
  version: z.number(),
});

const refusals = [
  "access.forbidden",
  "staff.signInRequired",
  "embroidery.noSuchThread",
  "embroidery.threadLengthInvalid",
  "embroidery.threadChanged",
] as const;

const number = z.object({ number: text(20) });

/** How much of each thread is at hand, what jobs take of it, and whether it is offered. */
export const threadAdminEndpoints = {
  embroideryThreads: endpoint({
    method: "GET",
    path: "embroidery-threads",
    summary:
      "Every thread with what is at hand, what the jobs still take, and how many cones are to be ordered.",
    source,
    can: "orders.read",
    reply: z.object({
      threads: z.array(thread),
      /** Jobs that are to be sewn and of which nobody knows yet what they take. */
      uncountedJobs: z.number(),
    }),
    errors: ["staff.signInRequired"],
  }),
  embroideryThread: endpoint({
    method: "GET",
    path: "embroidery-threads/:number",
    summary: "One thread, what moved its stock, the latest first, and the jobs that take of it.",
    source,
    can: "orders.read",
    params: number,
    reply: z.object({
      thread,
      entries: z.array(
        z.object({
          id: z.number(),
          kind: z.enum(Object.keys(THREAD_ENTRIES) as [ThreadEntryKind, ...ThreadEntryKind[]]),
          /** What is taken is negative. */
          meters,
          /** The code of the job that it was sewn for. */
          job: z.string().nullable(),
          by: z.string().nullable(),
          at: z.iso.datetime(),
        }),
      ),
      jobs: z.array(z.object({ job: z.string(), order: z.string(), meters })),
    }),
    errors: ["staff.signInRequired", "embroidery.noSuchThread"],
  }),
  enterThread: endpoint({
    method: "POST",
    path: "embroidery-threads/:number/entries",
    summary:
      "Enters what was received, counted or thrown away. With the same `press` it is entered once. A count names in " +
      "`seen` what was told to be there: where jobs have taken of it since, nothing is written.",
    source,
    can: "production.threads",
    params: number,
    body: z.object({
      kind: z.enum(HAND_ENTRIES),
      meters,
      seen: meters.optional(),
      press: z.uuid(),
    }),
    reply: thread,
    errors: [...refusals, "embroidery.threadNotThere"],
  }),
  changeThread: endpoint({
    method: "PUT",
    path: "embroidery-threads/:number",
    summary:
      "Sets how long a cone is, the lowest amount, and whether shoppers may choose it for a new text. `version` as it was read.",
    source,
    can: "production.threads",
    params: number,
    body: z.object({
      coneMeters: meters,
      lowestMeters: meters,
      offered: z.enum(THREAD_OFFERED_CODES),
      version: z.int(),
    }),
    reply: thread,
    errors: [...refusals],
  }),
} as const satisfies EndpointTable;
