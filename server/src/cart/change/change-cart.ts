import type { Cart, StoredCart } from "@placket/domain/cart/cart";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { openCart } from "../cart.ts";
import { updateUnchangedCart } from "../own-columns.sql.ts";
import { knowCart } from "./known-carts.ts";
import { pricedCart } from "../priced-cart.ts";
import { onUnheldCart } from "./unheld-cart.ts";

/** What a change makes of a stored cart's own columns. */
export interface CartChange {
  readonly maskId: string;
  readonly change: (cart: StoredCart) => StoredCart;
  /** Says whether the changed cart may stand. */
  readonly judge?: (cart: Cart) => Result<Cart>;
  /** What else is wished, done once the changed cart is written; its context is the call's. */
  readonly written?: ((ctx: Ctx) => Promise<void>) | undefined;
}

/** Takes the changes of a call that makes several of them, and writes them at its end. */
interface ChangeGatherer {
  change(ctx: Ctx, question: CartChange): Promise<Result<Cart>>;
}

/** Who takes a cart's changes: nobody, but for a call that gathers them, which holds its own. */
export const changeGatherer = holding<ChangeGatherer | undefined>({
  name: "gathered changes of carts",
  open: () => undefined,
});

/**
 * Changes a cart's own columns without holding it: judges what the change would make of it, and writes if nobody
 * changed it meanwhile. One statement and no transaction, one more where the cart has to be read. In a document
 * of several changes they are written together, at its end.
 */
export async function changeCart(ctx: Ctx, question: CartChange): Promise<Result<Cart>> {
  const gathers = ctx.held(changeGatherer);
  if (gathers) return gathers.change(ctx, question);
  const changed = await onUnheldCart(ctx, question.maskId, async (stored) => {
    const judged = judgedChange(ctx, stored, question);
    if (!judged.ok) return judged;
    const { cart, answer } = judged.value;
    return (await writtenChange(ctx, cart)) ? ok(answer) : undefined;
  });
  if (changed.ok) await question.written?.(ctx);
  return changed;
}

/** A change that may stand: the cart that it leads to, and that cart priced. */
interface JudgedChange {
  readonly cart: StoredCart;
  readonly answer: Cart;
}

/**
 * What a change makes of a cart, priced and judged; refused where the cart takes none any more. Nothing is written.
 */
export function judgedChange(
  ctx: Ctx,
  stored: StoredCart,
  { change, judge = ok }: CartChange,
): Result<JudgedChange> {
  const open = openCart(ctx, stored);
  if (!open.ok) return open;
  const cart = change(open.value);
  const judged = judge(pricedCart(ctx, cart));
  return judged.ok ? ok({ cart, answer: judged.value }) : judged;
}

/** Writes against the version that was judged, which `cart` still has; false when somebody changed it since. */
export async function writtenChange(ctx: Ctx, cart: StoredCart): Promise<boolean> {
  const isWritten = await updateUnchangedCart(ctx.db, cart, ctx.now);
  if (isWritten) knowCart(ctx, { ...cart, version: cart.version + 1 });
  return isWritten;
}
