import type { sharedEndpoints } from "@placket/contract/cart/shared.rest";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import type { Handlers, RestCall } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import { cartWire } from "../cart-wire.ts";
import { changedCart, isOver } from "../change/asked-cart.ts";
import { ownCartId } from "../owned/own-cart.ts";
import type { SharedLink } from "./shared-cart.sql.ts";
import {
  endSharedLink,
  shareCart,
  sharedCart,
  sharedLinks,
  takeSharedCart,
  type TakenCart,
} from "./shared-carts.ts";
import { missedLines } from "./missed-lines.ts";

export const sharedHandlers: Handlers<typeof sharedEndpoints> = {
  shareCart: async (call) => {
    const shared = await changedCart(call, shareCart);
    return shared.ok ? ok({ ...linkWire(shared.value), token: shared.value.token }) : shared;
  },
  sharedLinks: async ({ ctx, cookie }) => {
    const links = await sharedLinks(ctx, cookie(CART_COOKIE));
    // A cookie whose cart is gone is nobody's fault: there are no links to it.
    return ok({ links: links.ok ? links.value.map(linkWire) : [] });
  },
  endSharedLink: async ({ ctx, cookie }, { body: { id: linkId } }) => {
    const maskId = cookie(CART_COOKIE);
    const left = await transact(ctx, (tx) => endSharedLink(tx, { maskId, linkId }));
    return left.ok ? ok({ links: left.value.map(linkWire) }) : left;
  },
  sharedCart: async ({ ctx }, { body: { token } }) => {
    const found = await sharedCart(ctx, token);
    if (!found.ok) return found;
    const { items, prices } = cartWire(ctx, found.value.lines);
    const expires_at = found.value.expiresAt.toISOString();
    return ok({ items, raw_totals: prices.raw_totals, expires_at });
  },
  takeSharedCart: async (call, { body: { token } }) => {
    const taken = await takenInto(call, token);
    if (!taken.ok) return taken;
    const { cart, refused } = taken.value;
    call.setCookie(CART_COOKIE, cart.maskId);
    return ok({ cart: cartWire(call.ctx, cart), messages: missedLines(call.ctx, refused) });
  },
};

/** Into the cookie's cart while that is open, else into the customer's, else into a new one. */
async function takenInto({ ctx, cookie }: RestCall, token: string): Promise<Result<TakenCart>> {
  const named = cookie(CART_COOKIE);
  const taken =
    named === undefined
      ? refuse(problem("cart.noSuchCart", "cartId", ""))
      : await takeSharedCart(ctx, { token, maskId: named });
  return isOver(taken) ? takeSharedCart(ctx, { token, maskId: await ownCartId(ctx) }) : taken;
}

const linkWire = ({ id, createdAt, expiresAt }: SharedLink) => ({
  id,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});
