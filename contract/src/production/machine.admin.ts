import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, text } from "../shapes.ts";
import { day } from "./day.shape.ts";
import { cone, job } from "./job.shape.ts";

const source = "issue 10.7";

const draft = z.object({
  name: text(40),
  /** The first one stands first. */
  position: z.int().min(0).max(1000),
  heads: z.int(),
  stitchesPerMinute: z.int(),
  minutesADay: z.int(),
  /** Names of hoops. */
  hoops: z.array(text(40)).max(40),
  /** Number of the thread on each needle of a head, from the first on; `""` where there is none. */
  needles: z.array(text(20)).max(40),
});

const version = z.int();

/** As many as a board shows on no machine. */
const JOBS_AT_ONCE = 100;

const machine = draft.extend({ id: z.number(), version });

const refusals = [
  "access.forbidden",
  "staff.signInRequired",
  "production.machineNameMissing",
  "production.machineNameControl",
  "production.machineNameTaken",
  "production.headsInvalid",
  "production.needlesInvalid",
  "production.speedInvalid",
  "production.hoursInvalid",
  "production.hoopsMissing",
  "production.hoopUnknown",
  "production.threadUnknown",
  "production.threadTwice",
] as const;

/** A job in its turn on a machine. */
const inTurn = z.object({
  job,
  /** On which needle of a head each thread of the job stands then, from 1 on. */
  needles: z.array(
    cone.extend({
      needle: z.number(),
      isNew: z.boolean(),
      /** Less of it is left than the job takes, once what is sewn before has taken its own. */
      runsOut: z.boolean(),
    }),
  ),
  /** With the cones that are put on for it; `null` where nobody has counted its stitches. */
  minutes: z.number().nullable(),
});

/** The machines that sew, and what is laid on them. */
export const machineAdminEndpoints = {
  embroideryMachines: endpoint({
    method: "GET",
    path: "embroidery-machines",
    summary: "The machines that sew, with what stands on their needles.",
    source,
    can: "orders.read",
    reply: z.object({ machines: z.array(machine) }),
    errors: ["staff.signInRequired"],
  }),
  addEmbroideryMachine: endpoint({
    method: "POST",
    path: "embroidery-machines",
    summary: "Adds a machine.",
    source,
    can: "production.machines",
    body: draft,
    reply: machine,
    errors: [...refusals],
  }),
  changeEmbroideryMachine: endpoint({
    method: "PUT",
    path: "embroidery-machines/:id",
    summary:
      "Changes a machine. `version` is that of the machine as it was read: another one is refused.",
    source,
    can: "production.machines",
    params: z.object({ id }),
    body: draft.extend({ version }),
    reply: machine,
    errors: [...refusals, "production.noSuchMachine", "production.machineChanged"],
  }),
  removeEmbroideryMachine: endpoint({
    method: "DELETE",
    path: "embroidery-machines/:id",
    summary:
      "Removes a machine; what was laid on it lies nowhere then. `version` as when it is changed.",
    source,
    can: "production.machines",
    params: z.object({ id }),
    body: z.object({ version }),
    reply: z.object({ removed: z.number() }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "production.noSuchMachine",
      "production.machineChanged",
    ],
  }),
  layJob: endpoint({
    method: "PUT",
    path: "embroidery-jobs/:id/machine",
    summary:
      "Lays a job that waits to be sewn on a machine for a day, or takes it off with `null`. `version` as when it is moved.",
    source,
    can: "production.work",
    params: z.object({ id }),
    body: z.object({ on: z.object({ machine: id, day }).nullable(), version }),
    reply: job,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "production.noSuchJob",
      "production.noSuchMachine",
      "production.jobChanged",
      "production.notNow",
      "production.calledOff",
      "production.machineUnfit",
      "production.threadsUnnamed",
    ],
  }),
  layJobs: endpoint({
    method: "PUT",
    path: "embroidery-jobs/machine",
    summary:
      "Lays several jobs on a machine for a day, or takes them off with `null`: each one that can be, and says which could not and why.",
    source: "issue 10.7, hallway §7: bulk actions",
    can: "production.work",
    body: z.object({
      on: z.object({ machine: id, day }).nullable(),
      jobs: z.array(z.object({ id, version })).min(1).max(JOBS_AT_ONCE),
    }),
    reply: z.object({
      laid: z.array(job),
      refused: z.array(z.object({ id: z.number(), message: z.string() })),
    }),
    errors: ["access.forbidden", "staff.signInRequired", "production.noSuchMachine"],
  }),
  productionBoard: endpoint({
    method: "GET",
    path: "embroidery-board",
    summary:
      "What each machine sews on a day (today unless told), in the order in which needles are changed least, and what " +
      "lies on no machine yet, each with the machine that is suggested. What should have been sewn before is today's.",
    source,
    can: "orders.read",
    query: z.object({ day: day.optional() }),
    reply: z.object({
      day,
      today: day,
      machines: z.array(
        machine.extend({
          /** Planned on it for the day, of what is not sewn yet. */
          minutes: z.number(),
          turns: z.array(inTurn),
          /** How many of the day's jobs are sewn. */
          sewn: z.number(),
        }),
      ),
      loose: z.array(z.object({ job, suggested: z.number().nullable() })),
      /** There are more than are told. */
      hasMore: z.boolean(),
    }),
    errors: ["staff.signInRequired"],
  }),
  machineQueue: endpoint({
    method: "GET",
    path: "embroidery-machines/:id/queue",
    summary:
      "What a machine sews next, in its order, from what should have been sewn before to the days to come.",
    source,
    can: "orders.read",
    params: z.object({ id }),
    reply: z.object({ machine, turns: z.array(inTurn) }),
    errors: ["staff.signInRequired", "production.noSuchMachine"],
  }),
} as const satisfies EndpointTable;
