import type { threadAdminEndpoints } from "@placket/contract/production/thread.admin";
import { jobCode } from "@placket/domain/production/job-code";
import { cmOf } from "@placket/domain/embroidery/thread/thread-stock";
import { ok, type Result } from "@placket/domain/problem";
import { changeThread, enterThread } from "../../embroidery/thread/thread-stock.ts";
import type { Handlers } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import { oneThread, plannedThread, plannedThreads, type PlannedThread } from "./planned-threads.ts";

export const threadHandlers: Handlers<typeof threadAdminEndpoints> = {
  embroideryThreads: async ({ ctx }) => {
    const { threads, uncountedJobs } = await plannedThreads(ctx);
    return ok({ threads: threads.map(toWire), uncountedJobs });
  },
  embroideryThread: async ({ ctx }, { params: { number } }) => {
    const found = await plannedThread(ctx, number);
    if (!found.ok) return found;
    const { thread, entries, needs } = found.value;
    return ok({
      thread: toWire(thread),
      entries: entries.map(({ id, kind, deltaCm, jobId, by, at }) => ({
        id,
        kind,
        meters: deltaCm / 100,
        job: jobId === null ? null : jobCode(jobId),
        by,
        at: at.toISOString(),
      })),
      jobs: needs.map(({ jobId, order, cm }) => ({ job: jobCode(jobId), order, meters: cm / 100 })),
    });
  },
  enterThread: async ({ ctx }, { params: { number }, body: { kind, meters, seen, press } }) => {
    const seenCm = seen === undefined ? undefined : cmOf(seen);
    const wish = { kind, cm: cmOf(meters), seenCm, press };
    const entered = await transact(ctx, (tx) => enterThread(tx, number, wish));
    return entered.ok ? wire(await oneThread(ctx, number)) : entered;
  },
  changeThread: async ({ ctx }, { params: { number }, body }) => {
    const { coneMeters, lowestMeters, ...terms } = body;
    const wish = { ...terms, coneCm: cmOf(coneMeters), lowestCm: cmOf(lowestMeters) };
    const changed = await transact(ctx, (tx) => changeThread(tx, number, wish));
    return changed.ok ? wire(await oneThread(ctx, number)) : changed;
  },
};

const wire = (found: Result<PlannedThread>) => (found.ok ? ok(toWire(found.value)) : found);

const toWire = ({ atHandCm, neededCm, lowestCm, coneCm, ...thread }: PlannedThread) => ({
  ...thread,
  meters: atHandCm / 100,
  neededMeters: neededCm / 100,
  lowestMeters: lowestCm / 100,
  coneMeters: coneCm / 100,
});
