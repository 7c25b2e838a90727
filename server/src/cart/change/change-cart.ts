import type { Cart, StoredCart } from "@placket/domain/cart/cart";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { openCart } from "../cart.ts";
import { updateUnchangedCart, type CartPatch } from "../cart.sql.ts";
import { knowCart } from "./known-carts.ts";
import { pricedCart } from "../priced-cart.ts";
import { onUnheldCart } from "./unheld-cart.ts";

/** What a change makes of a stored cart, beside the columns it writes. */
export interface CartChange {
  readonly maskId: string;
  readonly change: (cart: StoredCart) => { readonly patch: CartPatch; readonly cart: StoredCart };
  /** Says whether the changed cart may stand. */
  readonly judge?: (cart: Cart) => Result<Cart>;
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
export function changeCart(ctx: Ctx, question: CartChange): Promise<Result<Cart>> {
  const gathers = ctx.held(changeGatherer);
  if (gathers) return gathers.change(ctx, question);
  return onUnheldCart(ctx, question.maskId, async (stored) => {
    const judged = judgedChange(ctx, stored, question);
    if (!judged.ok) return judged;
    const { answer, ...change } = judged.value;
    return (await writtenChange(ctx, stored, change)) ? ok(answer) : undefined;
  });
}

/** A change that may stand: what it writes, the cart that it leads to, and that cart priced. */
interface JudgedChange {
  readonly patch: CartPatch;
  readonly cart: StoredCart;
  readonly answer: Cart;
}

export function judgedChange(
  ctx: Ctx,
  stored: StoredCart,
  { change, judge = ok }: CartChange,
): Result<JudgedChange> {
  const open = openCart(ctx, stored);
  if (!open.ok) return open;
  const { patch, cart } = change(open.value);
  const judged = judge(pricedCart(ctx, cart));
  return judged.ok ? ok({ patch, cart, answer: judged.value }) : judged;
}

/** Writes against the version that was judged; false when somebody changed the cart since. */
export async function writtenChange(
  ctx: Ctx,
  judged: StoredCart,
  { patch, cart }: Pick<JudgedChange, "patch" | "cart">,
): Promise<boolean> {
  const isWritten = await updateUnchangedCart(ctx.db, judged, { patch, now: ctx.now });
  if (isWritten) knowCart(ctx, { ...cart, version: judged.version + 1 });
  return isWritten;
}
