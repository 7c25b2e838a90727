import type { machineAdminEndpoints } from "@placket/contract/production/machine.admin";
import { ok, type Result } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { messageOf } from "../../http/reply.ts";
import { transact } from "../../transact.ts";
import { sayIn } from "../../translation/say.ts";
import { jobToWire } from "../job-wire.ts";
import { boardOf, queueOf } from "./board.ts";
import { layJob, layJobs } from "./lay-job.ts";
import {
  addMachine,
  changeMachine,
  listMachines,
  removeMachine,
  type Machine,
} from "./machines.ts";
import type { Turn } from "./turns.ts";

export const machineHandlers: Handlers<typeof machineAdminEndpoints> = {
  embroideryMachines: async ({ ctx }) => ok({ machines: (await listMachines(ctx)).map(toWire) }),
  addEmbroideryMachine: async ({ ctx }, { body }) =>
    wire(await transact(ctx, (tx) => addMachine(tx, body))),
  changeEmbroideryMachine: async ({ ctx }, { params: { id }, body }) =>
    wire(await transact(ctx, (tx) => changeMachine(tx, id, body))),
  removeEmbroideryMachine: async ({ ctx }, { params: { id }, body: { version } }) => {
    const gone = await transact(ctx, (tx) => removeMachine(tx, id, version));
    return gone.ok ? ok({ removed: gone.value }) : gone;
  },
  layJob: async ({ ctx }, { params: { id }, body }) => {
    const laid = await transact(ctx, (tx) => layJob(tx, id, body));
    return laid.ok ? ok(jobToWire(laid.value)) : laid;
  },
  layJobs: async ({ ctx }, { body }) => {
    const done = await transact(ctx, (tx) => layJobs(tx, body));
    if (!done.ok) return done;
    const { laid, refused } = done.value;
    return ok({
      laid: laid.map(jobToWire),
      refused: refused.map(({ id, problem }) => ({
        id,
        message: messageOf([problem], sayIn(ctx)),
      })),
    });
  },
  productionBoard: async ({ ctx }, { query: { day } }) => {
    const { machines, loose, ...board } = await boardOf(ctx, day);
    return ok({
      ...board,
      machines: machines.map(({ turns, ...machine }) => ({
        ...toWire(machine),
        turns: turns.map(turnToWire),
      })),
      loose: loose.map(({ job, suggested }) => ({ job: jobToWire(job), suggested })),
    });
  },
  machineQueue: async ({ ctx }, { params: { id } }) => {
    const queue = await queueOf(ctx, id);
    if (!queue.ok) return queue;
    const { machine, turns } = queue.value;
    return ok({ machine: toWire(machine), turns: turns.map(turnToWire) });
  },
};

const wire = (written: Result<Machine>) => (written.ok ? ok(toWire(written.value)) : written);

const toWire = <One extends Machine>({ hoops, needles, ...machine }: One) => ({
  ...machine,
  hoops: [...hoops],
  needles: [...needles],
});

const turnToWire = ({ job, needles, minutes }: Turn) => ({
  job: jobToWire(job),
  needles: needles.map((one) => ({ ...one })),
  minutes,
});
