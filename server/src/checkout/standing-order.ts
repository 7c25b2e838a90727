import type { Ctx } from "../context.ts";
import { slot } from "../held/slot.ts";

/** The number of the purchase order that whoever asks orders on, as staff keep it with the account; `""` for none. */
type StandingOrder = (ctx: Ctx) => Promise<string>;

/** Where it is kept: the room of accounts puts it in. */
export const standingOrders = slot<StandingOrder>("standing purchase orders");

/**
 * The number that an order on account goes by: what its buyer says, else what is kept with their account (CHECK-27). A
 * blank one was said, and is refused as none.
 */
export async function numberToOrderOn(ctx: Ctx, said: string | null): Promise<string | null> {
  if (said !== null) return said;
  for (const standing of ctx.held(standingOrders)) {
    // oxlint-disable-next-line no-await-in-loop -- one room keeps accounts
    return (await standing(ctx)) || null;
  }
  return null;
}
