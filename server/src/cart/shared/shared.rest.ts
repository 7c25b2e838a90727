import type { sharedEndpoints } from "@placket/contract/cart/shared.rest";
import { ok } from "@placket/domain/problem";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import type { Handlers } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import { cartWire } from "../cart-wire.ts";
import { changedCart } from "../change/asked-cart.ts";
import { takenAtHand } from "../owned/take-kept.ts";
import type { SharedLink } from "./shared-cart.sql.ts";
import {
  endSharedLink,
  shareCart,
  sharedCart,
  sharedLinks,
  takeSharedCart,
} from "./shared-carts.ts";

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
    const { lines, expiresAt, standing } = found.value;
    const { items, prices } = cartWire(ctx, lines, standing);
    return ok({ items, raw_totals: prices.raw_totals, expires_at: expiresAt.toISOString() });
  },
  takeSharedCart: async (call, { body: { token } }) => {
    return takenAtHand(call, (maskId) => takeSharedCart(call.ctx, { token, maskId }));
  },
};

const linkWire = ({ id, createdAt, expiresAt }: SharedLink) => ({
  id,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});
