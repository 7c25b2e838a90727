import type { Ctx } from "../../context.ts";
import { slot } from "../../held/slot.ts";

/** Says whether one of the works on these lines has begun; held, nobody begins one until the transaction is over. */
type BegunWork = (
  ctx: Ctx,
  itemIds: readonly number[],
  hold: { readonly isHeld: boolean },
) => Promise<boolean>;

/** Rooms that do something to pieces which cannot be undone. */
export const begunWork = slot<BegunWork>("begun work");

/** Whether one of the works on these lines has begun, in any room. */
export async function isWorkBegun(
  ctx: Ctx,
  items: readonly { readonly id: number }[],
  hold: { readonly isHeld: boolean },
): Promise<boolean> {
  const itemIds = items.map(({ id }) => id);
  let isBegun = false;
  for (const begunOf of ctx.held(begunWork)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction
    isBegun = (await begunOf(ctx, itemIds, hold)) || isBegun;
  }
  return isBegun;
}
