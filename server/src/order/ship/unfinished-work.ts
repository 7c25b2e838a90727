import type { Ctx } from "../../context.ts";
import { slot } from "../../held/slot.ts";

/** Says how many works on these lines are not done yet, in the transaction that holds their order. */
type UnfinishedWork = (tx: Ctx, itemIds: readonly number[]) => Promise<number>;

/** Rooms that do something to pieces before they leave. */
export const unfinishedWork = slot<UnfinishedWork>("unfinished work");

/** How many works on these lines are not done yet, in all rooms. */
export async function unfinishedOf(ctx: Ctx, itemIds: readonly number[]): Promise<number> {
  let left = 0;
  // oxlint-disable-next-line no-await-in-loop -- one transaction
  for (const leftOf of ctx.held(unfinishedWork)) left += await leftOf(ctx, itemIds);
  return left;
}
