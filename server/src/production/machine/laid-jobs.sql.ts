import type { Db } from "../../db/database.ts";
import { jobs, PIECES, TO_SEW, type JobRow } from "../production.sql.ts";

/** Lays held jobs on a machine for a day, or on none. */
export async function layOn(
  db: Db,
  ids: readonly number[],
  { machine, day, now }: { readonly machine?: number; readonly day?: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable("embroidery_job")
    .set(({ eb }) => ({
      machine_id: machine ?? null,
      sew_day: day ?? null,
      version: eb("version", "+", 1),
      updated_at: now,
    }))
    .where("id", "=", (eb) => eb.fn.any(eb.val([...ids])))
    .execute();
}

/** What is laid on machines for a day and not sewn yet; what was to be sewn before is today's. */
export function selectLaidJobs(
  db: Db,
  { day, today, limit }: { readonly day: string; readonly today: string; readonly limit: number },
): Promise<JobRow[]> {
  return toSew(db)
    .where("sew_day", day === today ? "<=" : "=", day)
    .orderBy("sew_day")
    .orderBy("lined_up")
    .orderBy("embroidery_job.id")
    .limit(limit)
    .execute();
}

/** What a machine has still to sew, day by day. */
export function selectQueuedJobs(db: Db, machineId: number, limit: number): Promise<JobRow[]> {
  return toSew(db)
    .where("machine_id", "=", machineId)
    .orderBy("sew_day")
    .orderBy("lined_up")
    .orderBy("embroidery_job.id")
    .limit(limit)
    .execute();
}

/** What a machine has still to sew, moved by nobody else until the transaction is over. */
export const holdQueuedJobs = (db: Db, machineId: number) =>
  db
    .selectFrom("embroidery_job")
    .select("id")
    .where("machine_id", "=", machineId)
    .where("state", "in", TO_SEW)
    .orderBy("id")
    .forUpdate()
    .execute();

const toSew = (db: Db) =>
  jobs(db).where("machine_id", "is not", null).where("state", "in", TO_SEW).where(PIECES, ">", 0);

/** How many jobs that were laid on each machine for a day are sewn. */
export function countSewn(db: Db, day: string) {
  return db
    .selectFrom("embroidery_job")
    .select(({ fn }) => ["machine_id as machineId", fn.countAll<number>().as("count")])
    .where("machine_id", "is not", null)
    .where("sew_day", "=", day)
    .where("state", "not in", TO_SEW)
    .groupBy("machine_id")
    .execute();
}

/** What is laid on machines for a day, sewn or not. */
export function selectJobsOfDay(db: Db, day: string, limit: number): Promise<JobRow[]> {
  return jobs(db)
    .where("machine_id", "is not", null)
    .where("sew_day", "=", day)
    .where(PIECES, ">", 0)
    .orderBy("embroidery_job.id")
    .limit(limit)
    .execute();
}

/** What waits to be sewn and lies on no machine yet, the first that is due first. */
export function selectLooseJobs(db: Db, limit: number): Promise<JobRow[]> {
  return jobs(db)
    .where("machine_id", "is", null)
    .where("state", "=", "queued")
    .where(PIECES, ">", 0)
    .orderBy("lined_up")
    .orderBy("embroidery_job.id")
    .limit(limit)
    .execute();
}
