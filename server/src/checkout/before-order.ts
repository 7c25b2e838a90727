import type { Ctx } from "../context.ts";
import { slot } from "../held/slot.ts";

/** Notes something of whoever places the order of a cart that only this call knows. It refuses nothing. */
type BeforeOrder = (ctx: Ctx, cart: { readonly cartId: number }) => Promise<void>;

/**
 * What is noted before an order is written, by its cart: whoever hears of the order finds it. A cart may be ordered
 * again where nothing came of the first try; what was noted then is over.
 */
export const beforeOrder = slot<BeforeOrder>("what is noted before an order");
