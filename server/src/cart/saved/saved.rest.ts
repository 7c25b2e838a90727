import type {
  CartAndSavedWire,
  SavedWire,
  savedEndpoints,
} from "@placket/contract/cart/saved.rest";
import { ok, type Result } from "@placket/domain/problem";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import type { Ctx } from "../../context.ts";
import { messageOf } from "../../graphql/refused.ts";
import type { Handlers, RestCall } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import { sayIn } from "../../translation/say.ts";
import { cartWire } from "../cart-wire.ts";
import { changedCart, isOver } from "../change/asked-cart.ts";
import { customerCartId } from "../owned/own-cart.ts";
import {
  forgetSaved,
  putBack,
  savedItems,
  saveForLater,
  type CartAndSaved,
  type SavedLines,
} from "./saved-items.ts";

export const savedHandlers: Handlers<typeof savedEndpoints> = {
  savedItems: async ({ ctx, cookie }) => {
    const saved = await savedItems(ctx, cookie(CART_COOKIE));
    // A cookie whose cart is gone is nobody's fault: nothing was put aside with it.
    return ok(saved.ok ? savedWire(ctx, saved.value) : { items: [] });
  },
  saveForLater: async (call, { body: { item_id: itemId } }) =>
    bothWire(
      call.ctx,
      await changedCart(call, (ctx, maskId) => saveForLater(ctx, { maskId, itemId })),
    ),
  putBackSaved: async (call, { body: { saved_item_id: savedId } }) => {
    const back = await putBackIn(call, savedId);
    if (back.ok) call.setCookie(CART_COOKIE, back.value.cart.maskId);
    return bothWire(call.ctx, back);
  },
  removeSaved: async ({ ctx, cookie }, { body: { saved_item_id: savedId } }) => {
    const maskId = cookie(CART_COOKIE);
    const saved = await transact(ctx, (tx) => forgetSaved(tx, { maskId, savedId }));
    return saved.ok ? ok(savedWire(ctx, saved.value)) : saved;
  },
};

/** Into the cart at hand; of a customer who has none into a new one. */
async function putBackIn(call: RestCall, savedId: number): Promise<Result<CartAndSaved>> {
  const back = () => changedCart(call, (ctx, maskId) => putBack(ctx, { maskId, savedId }));
  const done = await back();
  if (!isOver(done) || call.ctx.principal.kind !== "customer") return done;
  const own = await customerCartId(call.ctx);
  return own.ok ? back() : own;
}

const savedWire = (ctx: Ctx, { lines, standing }: SavedLines): SavedWire => ({
  items: cartWire(ctx, lines, standing).items,
});

function bothWire(ctx: Ctx, both: Result<CartAndSaved>): Result<CartAndSavedWire> {
  if (!both.ok) return both;
  const { cart, saved, changes } = both.value;
  const say = sayIn(ctx);
  return ok({
    cart: cartWire(ctx, cart),
    saved: savedWire(ctx, saved),
    messages: changes.map((change) => messageOf(change, say)),
  });
}
