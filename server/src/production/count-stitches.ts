import { DeliveryFailure } from "@placket/domain/delivery/failure";
import { designsOf, type LineDesign, type Made } from "@placket/domain/embroidery/offer/made";
import type { Ctx } from "../context.ts";
import { outside } from "../delivery/subscriber.ts";
import { designWithFile } from "../embroidery/logo/kept-design.ts";
import { sewing } from "../embroidery/sewing/sewing.ts";
import { messageOf } from "../http/reply.ts";
import { mustRead } from "../order/stored-order.ts";
import { sayIn } from "../translation/say.ts";
import { selectUncountedJobs, writeStitches } from "./production.sql.ts";

/**
 * Counts what nobody counted when it was put into the cart: flags are sewn for it, away from the thread that answers
 * and in no transaction, so it is carried like a letter: tried again until it is done, and seen by staff where it is not.
 */
export const jobCounter = outside("production.jobsMade", {
  name: "production.stitches",
  call: countStitches,
  isReady: () => true,
});

async function countStitches(ctx: Ctx, { orderId }: { readonly orderId: number }): Promise<void> {
  for (const { id, part, sku, configuration } of await selectUncountedJobs(ctx.db, orderId)) {
    const { parts } = mustRead("configuration", configuration, `Item ${sku}`);
    const made = parts[part]?.made;
    // One after the other: shoppers' texts wait for the same needle.
    // oxlint-disable-next-line no-await-in-loop
    const stitches = made ? await stitchesOf(ctx, made) : null;
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (stitches !== null) await writeStitches(ctx.db, id, stitches);
  }
}

/**
 * Of all its designs together, sewn once on one piece; `null` of a logo, whose file says them once it has one.
 * @throws where one cannot be sewn now.
 */
async function stitchesOf(ctx: Ctx, made: Made): Promise<number | null> {
  let sum = 0;
  for (const { design } of designsOf(made)) {
    if (design.as === "kept") return null;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const counted = await countedWith(ctx, design);
    if (!counted.ok)
      throw new DeliveryFailure("postponed", messageOf(counted.problems, sayIn(ctx)));
    sum += counted.value.stitches;
  }
  return sum;
}

async function countedWith(ctx: Ctx, kept: LineDesign) {
  const design = await designWithFile(ctx, kept);
  return design.ok ? ctx.held(sewing).count(design.value) : design;
}
