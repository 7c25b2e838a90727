import type {
  ThreadEntryKind,
  ThreadOffered,
  ThreadTerms,
} from "@placket/domain/embroidery/thread/thread-stock";
import type { Db } from "../../db/database.ts";

/** What is kept of a thread's stock; lengths in cm. */
export interface ThreadStock {
  readonly number: string;
  /** Somebody has received or counted it; of another one nothing is taken. */
  readonly isCounted: boolean;
  readonly atHandCm: number;
  readonly coneCm: number;
  readonly lowestCm: number;
  readonly offered: ThreadOffered;
  /** Whether shoppers cannot choose it now. */
  readonly isWithheld: boolean;
  readonly version: number;
}

const stocks = (db: Db) =>
  db
    .selectFrom("embroidery_thread")
    .select([
      "number",
      "is_counted as isCounted",
      "balance_cm as atHandCm",
      "cone_cm as coneCm",
      "lowest_cm as lowestCm",
      "offered",
      "is_withheld as isWithheld",
      "version",
    ]);

/** Of the threads of which somebody has said anything. */
export const selectThreads = (db: Db): Promise<readonly ThreadStock[]> =>
  stocks(db).orderBy("number").execute();

/** A thread whose stock nobody else moves until the transaction is over; kept from now on. */
export async function holdThread(db: Db, number: string): Promise<ThreadStock> {
  await db
    .insertInto("embroidery_thread")
    .values({ number })
    .onConflict((conflict) => conflict.column("number").doNothing())
    .execute();
  return stocks(db).where("number", "=", number).forUpdate().executeTakeFirstOrThrow();
}

/** Those of these threads that are counted, held as one is, in the order of their numbers. */
export const holdCounted = (db: Db, numbers: readonly string[]): Promise<readonly ThreadStock[]> =>
  stocks(db)
    .where("number", "=", (eb) => eb.fn.any(eb.val([...numbers])))
    .where("is_counted", "=", true)
    .orderBy("number")
    .forUpdate()
    .execute();

/** Numbers of the threads that shoppers cannot choose now. */
export async function selectWithheld(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("embroidery_thread")
    .select("number")
    .where("is_withheld", "=", true)
    .execute();
  return rows.map(({ number }) => number);
}

interface NewEntry {
  readonly number: string;
  /** What it follows from: of one thread once. */
  readonly occasion: string;
  readonly kind: ThreadEntryKind;
  readonly deltaCm: number;
  readonly jobId?: number;
  readonly by: string | null;
}

/** Adds entries; of one whose occasion was there before, nothing. */
export async function insertEntries(
  db: Db,
  entries: readonly NewEntry[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto("embroidery_thread_entry")
    .values(
      entries.map(({ number, occasion, kind, deltaCm, jobId, by }) => ({
        number,
        occasion,
        kind,
        delta_cm: deltaCm,
        job_id: jobId ?? null,
        by_email: by,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(["number", "occasion"]).doNothing())
    .execute();
}

/** Whether something has moved a thread for that before. */
export async function hasEntry(db: Db, number: string, occasion: string): Promise<boolean> {
  const found = await db
    .selectFrom("embroidery_thread_entry")
    .select("id")
    .where("number", "=", number)
    .where("occasion", "=", occasion)
    .executeTakeFirst();
  return found !== undefined;
}

/** What moved a thread, the latest first. */
export const selectEntries = (db: Db, number: string, limit: number) =>
  db
    .selectFrom("embroidery_thread_entry")
    .select([
      "id",
      "kind",
      "delta_cm as deltaCm",
      "job_id as jobId",
      "by_email as by",
      "created_at as at",
    ])
    .where("number", "=", number)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Writes what is set of a held thread. */
export async function updateThread(
  db: Db,
  number: string,
  { coneCm, lowestCm, offered }: ThreadTerms,
): Promise<void> {
  await db
    .updateTable("embroidery_thread")
    .set(({ eb }) => ({
      cone_cm: coneCm,
      lowest_cm: lowestCm,
      offered,
      version: eb("version", "+", 1),
    }))
    .where("number", "=", number)
    .execute();
}
