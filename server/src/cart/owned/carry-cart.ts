import { lineHash } from "../line/line-hash.ts";
import type { Ctx } from "../../context.ts";
import { cartById, filledCart } from "../cart.ts";
import { cartItems } from "../priced-cart.ts";
import { cartAtHand, customerCartId } from "./own-cart.ts";
import { takeLines } from "./take-lines.ts";

/** What has become of a cart in another website. */
interface Carried {
  /** The cart there; left out where nothing changes. */
  readonly cartId?: string;
  /** The names of what that website does not sell. */
  readonly left: readonly string[];
}

const NOTHING: Carried = { left: [] };

/**
 * Takes what is in a cart along into another website, as far as that sells it: carts are of one website (decision
 * 0030). The cart stays where it is. A customer who has filled a cart there goes on with that one. `ctx.db` must not
 * be a transaction.
 */
export async function carryCart(
  ctx: Ctx,
  there: Ctx,
  namedId: string | undefined,
): Promise<Carried> {
  if (ctx.store.websiteId === there.store.websiteId) return NOTHING;
  const cart = await cartAtHand(ctx, namedId);
  if (!cart?.ok || cart.value.items.length === 0) return NOTHING;
  const { items } = cart.value;
  const sold = cartItems(there, items);
  const coming = items.filter((_, index) => sold[index]?.sku !== "");
  const left = items.filter((_, index) => sold[index]?.sku === "").map(({ name }) => name);
  if (there.principal.kind !== "customer") {
    if (coming.length === 0) return { left };
    const lines = coming.map((item) => ({ ...item, hash: lineHash(item) }));
    return { left, cartId: (await filledCart(there, lines)).maskId };
  }
  const own = await customerCartId(there);
  if (!own.ok) return { left };
  const cartId = own.value;
  const theirs = await cartById(there, cartId);
  if (theirs.ok && theirs.value.items.length > 0) return { cartId, left: [] };
  const taken = await takeLines(there, cartId, coming);
  return taken.ok ? { cartId, left } : NOTHING;
}
