import {
  checkThreadTerms,
  deltaOf,
  type HandEntry,
  type ThreadTerms,
} from "@placket/domain/embroidery/thread/thread-stock";
import type { Thread } from "@placket/domain/embroidery/thread/thread";
import { threads } from "@placket/domain/embroidery/thread/threads.data";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import {
  hasEntry,
  holdCounted,
  holdThread,
  insertEntries,
  selectEntries,
  selectThreads,
  updateThread,
  type ThreadStock,
} from "./thread-stock.sql.ts";

/** A thread of the catalogue with what is kept of its stock. */
export interface StockedThread extends Thread, Omit<ThreadStock, "number"> {}

/** Of a thread of which nobody has said anything; a cone of 40-weight thread has 5,000 m (estimate). */
const UNTOLD: Omit<ThreadStock, "number"> = {
  isCounted: false,
  atHandCm: 0,
  coneCm: 500_000,
  lowestCm: 0,
  offered: "always",
  isWithheld: false,
  version: 1,
};

/** Every thread of the catalogue with its stock, in the order of the numbers. */
export async function stockedThreads(ctx: Ctx): Promise<readonly StockedThread[]> {
  const known = new Map((await selectThreads(ctx.db)).map((one) => [one.number, one]));
  return threads.map((thread) => ({ ...UNTOLD, ...known.get(thread.number), ...thread }));
}

/** What is at hand of each thread that somebody counts, in cm by number. */
export async function threadsAtHand(ctx: Ctx): Promise<ReadonlyMap<string, number>> {
  const counted = (await selectThreads(ctx.db)).filter(({ isCounted }) => isCounted);
  return new Map(counted.map(({ number, atHandCm }) => [number, atHandCm]));
}

/** As far back as the history of a thread is told. */
const ENTRIES_TOLD = 200;

/** What moved a thread, the latest first. */
export const threadHistory = (ctx: Ctx, number: string) =>
  selectEntries(ctx.db, number, ENTRIES_TOLD);

interface HandWish extends HandEntry {
  /** What was there when it was looked at, in cm: what is counted against another stock is refused. */
  readonly seenCm?: number | undefined;
  /** By this it is known again when it is sent once more. */
  readonly press: string;
}

/**
 * Enters what staff have received, counted or thrown away, in the caller's transaction and with its trace. Sent again it
 * moves nothing. Refuses a count of what moved meanwhile. (issue 10.9)
 */
export async function enterThread(
  tx: Ctx,
  number: string,
  { seenCm, press, ...entry }: HandWish,
): Promise<Result<string>> {
  if (!isThread(number)) return refuse(problem("embroidery.noSuchThread", "number"));
  const held = await holdThread(tx.db, number);
  const occasion = `press ${press}`;
  if (await hasEntry(tx.db, number, occasion)) return ok(number);
  const isOther = seenCm !== undefined && seenCm !== held.atHandCm;
  if (entry.kind === "counted" && isOther) return refuse(problem("embroidery.threadChanged"));
  const delta = deltaOf(entry, held.atHandCm);
  if (!delta.ok) return delta;
  await insertEntries(
    tx.db,
    [{ number, occasion, kind: entry.kind, deltaCm: delta.value, by: staffOf(tx) }],
    tx.now,
  );
  await leaveTrace(tx, {
    action: "embroidery.enterThread",
    subject: number,
    before: { meters: held.atHandCm / 100 },
    after: { meters: (held.atHandCm + delta.value) / 100, kind: entry.kind },
  });
  return ok(number);
}

/** Sets how long a cone is, what is the least of it, and whether it is offered, in the caller's transaction. */
export async function changeThread(
  tx: Ctx,
  number: string,
  { version, ...terms }: ThreadTerms & { readonly version: number },
): Promise<Result<string>> {
  if (!isThread(number)) return refuse(problem("embroidery.noSuchThread", "number"));
  const { coneCm, lowestCm, offered, version: last } = await holdThread(tx.db, number);
  if (last !== version) return refuse(problem("embroidery.threadChanged"));
  const problems = checkThreadTerms(terms);
  if (problems.length > 0) return refuse(...problems);
  await updateThread(tx.db, number, terms);
  await leaveTrace(tx, {
    action: "embroidery.changeThread",
    subject: number,
    before: toTrace({ coneCm, lowestCm, offered }),
    after: toTrace(terms),
  });
  return ok(number);
}

interface Booking {
  readonly jobId: number;
  /** What it follows from: of one thread once. */
  readonly occasion: string;
  /** Centimeters by number that are used; what is negative was not used after all. */
  readonly used: ReadonlyMap<string, number>;
}

/** Books what a job has used of threads that somebody counts, in the transaction of its step. */
export async function bookThreads(tx: Ctx, { jobId, occasion, used }: Booking): Promise<void> {
  const counted = await holdCounted(tx.db, [...used.keys()]);
  const entries = counted.flatMap(({ number }) => {
    const cm = used.get(number) ?? 0;
    if (cm === 0) return [];
    const kind = cm > 0 ? ("used" as const) : ("taken_back" as const);
    return [{ number, occasion, kind, deltaCm: -cm, jobId, by: staffOf(tx) }];
  });
  await insertEntries(tx.db, entries, tx.now);
}

const isThread = (number: string) => threads.some((thread) => thread.number === number);

const toTrace = ({ coneCm, lowestCm, offered }: ThreadTerms) => ({
  coneMeters: coneCm / 100,
  lowest: lowestCm / 100,
  offered,
});

const staffOf = ({ principal }: Ctx): string | null =>
  principal.kind === "staff" ? principal.email : null;
