import { DeliveryFailure } from "@placket/domain/delivery/failure";
import { isUnnamed } from "@placket/domain/embroidery/pattern/thread-sequence";
import { designsOf, type Made } from "@placket/domain/embroidery/offer/made";
import { ok } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { outside } from "../delivery/subscriber.ts";
import { designWithFile } from "../embroidery/logo/kept-design.ts";
import { sewing } from "../embroidery/sewing/sewing.ts";
import { bookThreads } from "../embroidery/thread/thread-stock.ts";
import { messageOf } from "../http/reply.ts";
import { mustRead } from "../order/stored-order.ts";
import { transact } from "../transact.ts";
import { sayIn } from "../translation/say.ts";
import { writeStitches } from "./production.sql.ts";
import {
  holdUnbooked,
  selectUncountedJobs,
  updateUnbooked,
  writeLengths,
} from "./thread/job-threads.sql.ts";
import { timesPieces } from "./thread/use-thread.ts";

/**
 * Counts what nobody counted when it was put into the cart, the stitches of flags and the thread of everything: it is
 * sewn for it, away from the thread that answers and in no transaction, so it is carried like a letter: tried again
 * until it is done, and seen by staff where it is not.
 */
export const jobCounter = outside("production.jobsMade", {
  name: "production.stitches",
  call: countJobs,
  isReady: () => true,
});

/** What one piece of a part takes. */
interface Counted {
  readonly stitches: number;
  /** Upper thread in cm, by its number. */
  readonly lengths: ReadonlyMap<string, number>;
}

async function countJobs(ctx: Ctx, { orderId }: { readonly orderId: number }): Promise<void> {
  for (const row of await selectUncountedJobs(ctx.db, orderId)) {
    const made = madeOf(row);
    // One after the other: shoppers' texts wait for the same needle.
    // oxlint-disable-next-line no-await-in-loop
    const counted = made ? await countOf(ctx, made) : null;
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (made && counted) await transact(ctx, (tx) => keepCount(tx, row.id, { made, counted }));
  }
}

/**
 * Of all its designs together, sewn once on one piece; `null` of a logo that has no stitches or whose threads nobody has
 * named: it is counted once it has them.
 * @throws where one cannot be sewn now.
 */
async function countOf(ctx: Ctx, made: Made): Promise<Counted | null> {
  let stitches = 0;
  const lengths = new Map<string, number>();
  for (const { design } of designsOf(made)) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    const whole = await designWithFile(ctx, design);
    if (!whole.ok) return null;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const sewn = await ctx.held(sewing).sewOut(whole.value, false);
    if (!sewn.ok) throw new DeliveryFailure("postponed", messageOf(sewn.problems, sayIn(ctx)));
    if (sewn.value.blocks.some(({ thread }) => isUnnamed(thread))) return null;
    stitches += sewn.value.stitches;
    for (const { thread, threadCm } of sewn.value.blocks) {
      lengths.set(thread.number, (lengths.get(thread.number) ?? 0) + threadCm);
    }
  }
  return { stitches, lengths };
}

/**
 * Keeps what was counted, and books what was sewn of it before.
 * @throws where another design is sewn by now: it is counted then.
 */
async function keepCount(
  tx: Ctx,
  id: number,
  { made, counted }: { readonly made: Made; readonly counted: Counted },
) {
  const held = await holdUnbooked(tx.db, id);
  if (!held) return ok(false);
  if (JSON.stringify(madeOf(held)) !== JSON.stringify(made)) {
    throw new DeliveryFailure("postponed", "The design was changed while it was counted");
  }
  const { stitches, lengths } = counted;
  await writeStitches(tx.db, id, stitches);
  await writeLengths(tx.db, id, lengths);
  const { unbooked, version } = held;
  if (unbooked !== 0) {
    const used = timesPieces(lengths, unbooked);
    await bookThreads(tx, { jobId: id, occasion: `job ${id} counted at ${version}`, used });
    await updateUnbooked(tx.db, id, 0);
  }
  return ok(true);
}

function madeOf({
  part,
  sku,
  configuration,
}: {
  readonly part: number;
  readonly sku: string;
  readonly configuration: unknown;
}): Made | undefined {
  return mustRead("configuration", configuration, `Item ${sku}`).parts[part]?.made;
}
