import { JOB_REASON_CODES } from "@placket/domain/production/job-reasons";
import { JOB_STATES } from "@placket/domain/production/job-state";
import { JOB_STEP_NAMES } from "@placket/domain/production/job-steps";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, text } from "../shapes.ts";
import { cone, job, press } from "./job.shape.ts";

const source = "issue 10.7";

/**
 * `search`: the beginning of an order's number, the code of a job's label, or words that are sewn, such as a wearer's name. Without a state those on which there is work to do; `called_off`: those
 * of which no piece is left; `all`: every one that there is.
 */
const query = listQuery(
  {
    state: z.enum([...JOB_STATES, "called_off", "all"]).optional(),
    /** Those of which the proof waits: for its buyer, or for staff. */
    proof: z.enum(["sent", "commented"]).optional(),
  },
  ["due"],
);

/** What is to be sewn of the orders. */
export const productionEndpoints = {
  jobs: endpoint({
    method: "GET",
    path: "embroidery-jobs",
    summary:
      "Embroidery jobs by the day on which they are due; of one day those with equal threads and hoop side by side.",
    source,
    can: "orders.read",
    query,
    reply: listReply(job),
    errors: ["staff.signInRequired"],
  }),
  exportJobs: endpoint({
    method: "GET",
    path: "embroidery-jobs.csv",
    summary: "The same jobs as a file, all of them.",
    source: "hallway §7: export",
    can: "orders.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  orderJobs: endpoint({
    method: "GET",
    path: "orders/:number/embroidery-jobs",
    summary:
      "The embroidery jobs of one order, line after line; none where nothing is embroidered.",
    source,
    can: "orders.read",
    params: z.object({ number: text(32) }),
    reply: z.object({ jobs: z.array(job) }),
    errors: ["staff.signInRequired"],
  }),
  jobSewOut: endpoint({
    method: "GET",
    path: "embroidery-jobs/:id/sew-out",
    summary:
      "The designs of a job in the order in which they are sewn: where the first stitch goes in, thread after thread.",
    source,
    can: "orders.read",
    params: z.object({ id }),
    reply: z.object({
      designs: z.array(
        z.object({
          name: z.string(),
          widthMm: z.number(),
          heightMm: z.number(),
          stitches: z.number(),
          /** From the middle of the design. */
          start: z.object({ rightMm: z.number(), upMm: z.number() }).nullable(),
          /** `thread` is `null` while nobody has named it: the file of a logo may name none. */
          blocks: z.array(z.object({ thread: cone.nullable(), stitches: z.number() })),
        }),
      ),
      /** What its shopper wants the people at the machine to know. */
      instructions: z.array(z.string()),
      /** Address of the garment with what is sewn on it; `null` where it cannot be shown. */
      picture: z.string().nullable(),
    }),
    errors: [
      "staff.signInRequired",
      "production.noSuchJob",
      "embroidery.sewingBusy",
      "embroidery.sewingTookTooLong",
    ],
  }),
  moveJob: endpoint({
    method: "POST",
    path: "embroidery-jobs/:id/steps",
    summary:
      "Moves a job on by a row of the table of steps. `version` is the job as it was read: another one is refused.",
    source,
    can: "production.work",
    params: z.object({ id }),
    body: z.object({
      step: z.enum(JOB_STEP_NAMES),
      version: z.number().int(),
      /** Where the step asks for one. */
      reason: z.enum(JOB_REASON_CODES).optional(),
      /** How many pieces came off the machine: all of them with `sew`, fewer with `redo`. */
      done: z.number().int().min(0).optional(),
      /** Queues or hoops it though its thread is told to run out. */
      evenIfShort: z.boolean().optional(),
      press,
    }),
    reply: job,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "production.noSuchJob",
      "production.notNow",
      "production.calledOff",
      "production.orderWaits",
      "production.jobChanged",
      "production.reasonMissing",
      "production.notApproved",
      "production.threadsUnnamed",
      "production.threadShort",
      "production.piecesInvalid",
    ],
  }),
  countJob: endpoint({
    method: "PUT",
    path: "embroidery-jobs/:id/pieces",
    summary: "Says how many pieces of a hooped job are sewn. `version` as when it is moved.",
    source,
    can: "production.work",
    params: z.object({ id }),
    body: z.object({ done: z.number().int().min(0), version: z.number().int(), press }),
    reply: job,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "production.noSuchJob",
      "production.notNow",
      "production.calledOff",
      "production.orderWaits",
      "production.jobChanged",
      "production.piecesInvalid",
    ],
  }),
} as const satisfies EndpointTable;
