import { checkMachine, type MachineDraft } from "@placket/domain/production/machine";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { holdQueuedJobs } from "./laid-jobs.sql.ts";
import {
  deleteMachine,
  holdMachine,
  insertMachine,
  isNameTaken,
  selectMachines,
  takeOff,
  updateMachine,
  type Machine,
} from "./machine.sql.ts";
import { takeOffUnfit } from "./take-off-unfit.ts";

export type { Machine };

/** All of them, in their order. */
export const listMachines = (ctx: Ctx): Promise<readonly Machine[]> => selectMachines(ctx.db);

/** Adds a machine, in the caller's transaction. */
export async function addMachine(tx: Ctx, draft: MachineDraft): Promise<Result<Machine>> {
  const read = readDraft(draft);
  if (!read.ok) return read;
  const written = await insertMachine(tx.db, read.value);
  if (!written) return refuse(problem("production.machineNameTaken", "name"));
  await leaveTrace(tx, {
    action: "production.addMachine",
    subject: written.name,
    after: { ...written },
  });
  return ok(written);
}

/**
 * Changes it, and takes off what it cannot sew any more. Refuses when it is another one than was read: what a colleague
 * wrote would be lost.
 */
export async function changeMachine(
  tx: Ctx,
  id: number,
  { version, ...draft }: MachineDraft & { readonly version: number },
): Promise<Result<Machine>> {
  // Jobs are held before machines, as when one is hooped.
  await holdQueuedJobs(tx.db, id);
  const found = await heldAsRead(tx, id, version);
  if (!found.ok) return found;
  const read = readDraft(draft);
  if (!read.ok) return read;
  if (await isNameTaken(tx.db, read.value.name, id)) {
    return refuse(problem("production.machineNameTaken", "name"));
  }
  const written = await updateMachine(tx.db, id, read.value);
  for (const job of await holdQueuedJobs(tx.db, id)) {
    // One after the other, on one connection.
    // oxlint-disable-next-line no-await-in-loop
    await takeOffUnfit(tx, job.id);
  }
  await leaveTrace(tx, {
    action: "production.changeMachine",
    subject: written.name,
    before: { ...found.value },
    after: { ...written },
  });
  return ok(written);
}

/** Removes it; its jobs lie nowhere then. */
export async function removeMachine(tx: Ctx, id: number, version: number): Promise<Result<number>> {
  // Jobs are held before machines, as when one is hooped.
  await takeOff(tx.db, id);
  const found = await heldAsRead(tx, id, version);
  if (!found.ok) return found;
  // What was laid on it in between; from now on who lays a job finds it gone.
  await takeOff(tx.db, id);
  await deleteMachine(tx.db, id);
  await leaveTrace(tx, {
    action: "production.removeMachine",
    subject: found.value.name,
    before: { ...found.value },
  });
  return ok(id);
}

async function heldAsRead(tx: Ctx, id: number, version: number): Promise<Result<Machine>> {
  const found = await holdMachine(tx.db, id);
  if (!found) return refuse(problem("production.noSuchMachine", "id"));
  return found.version === version ? ok(found) : refuse(problem("production.machineChanged"));
}

/** As it is kept: without blanks around its name, each hoop once. */
function readDraft(draft: MachineDraft): Result<MachineDraft> {
  const read = { ...draft, name: draft.name.trim(), hoops: [...new Set(draft.hoops)] };
  const problems = checkMachine(read);
  return problems.length > 0 ? refuse(...problems) : ok(read);
}
