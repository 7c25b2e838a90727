import type { Ctx } from "../context.ts";
import { deliverInside, dispatch } from "../delivery/delivery.ts";

/** Works off all that happened, as far as the store's own tables go, and writes down who outside is to be told. */
export async function handleOutbox(ctx: Ctx): Promise<void> {
  await dispatch(ctx);
  await deliverInside(ctx);
  // What the subscribers published on the way.
  await dispatch(ctx);
}
