import type { JobStep } from "@placket/domain/production/job-steps";
import { piecesUsed } from "@placket/domain/production/thread-need";
import type { Ctx } from "../../context.ts";
import { bookThreads } from "../../embroidery/thread/thread-stock.ts";
import { publishEvent } from "../../jobs/outbox.ts";
import type { JobRow } from "../production.sql.ts";
import { forgetLengths, selectLengths, updateUnbooked } from "./job-threads.sql.ts";

interface Sewn {
  readonly by: JobStep | "count";
  /** How many pieces are sewn now. */
  readonly done: number;
}

/**
 * Books the thread of the pieces that were sewn since a held job was read, in the transaction of its step: once for each
 * version of the job. What nobody has measured yet waits, and is booked as soon as it is.
 */
export async function useThread(tx: Ctx, row: JobRow, { by, done }: Sewn): Promise<void> {
  const pieces = piecesUsed(by, row.done, done);
  if (pieces === 0) return;
  const lengths = await selectLengths(tx.db, row.id);
  if (lengths.size === 0) {
    await updateUnbooked(tx.db, row.id, row.unbooked + pieces);
    return;
  }
  const occasion = `job ${row.id} version ${row.version}`;
  await bookThreads(tx, { jobId: row.id, occasion, used: timesPieces(lengths, pieces) });
}

/** What so many pieces take of each thread. */
export const timesPieces = (
  lengths: ReadonlyMap<string, number>,
  pieces: number,
): ReadonlyMap<string, number> =>
  new Map([...lengths].map(([number, cm]) => [number, cm * pieces]));

/** Another design is sewn from now on: what a piece of it takes is counted anew. In the caller's transaction. */
export async function countAnew(tx: Ctx, jobId: number, orderId: number): Promise<void> {
  await forgetLengths(tx.db, jobId);
  await publishEvent(tx, "production.jobsMade", { orderId });
}
