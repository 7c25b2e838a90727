import type { checkoutEndpoints } from "@placket/contract/checkout/checkout.rest";
import { ok, problem, refuse } from "@placket/domain/problem";
import { emailOf } from "@placket/domain/access/principal";
import { cartWire } from "../cart/cart-wire.ts";
import { cartAtHand } from "../cart/owned/own-cart.ts";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import type { Handlers } from "../http/mount.ts";
import { cardFieldsSetup } from "../payment/payment.ts";
import { applyPoints } from "./own-balances.ts";
import { ownPageToken } from "../session/own-page-token.ts";

export const checkoutHandlers: Handlers<typeof checkoutEndpoints> = {
  checkoutSession: async (call) => {
    const { ctx, cookie } = call;
    const cart = await cartAtHand(ctx, cookie(CART_COOKIE));
    const open = cart?.ok ? cart.value : undefined;
    return ok({
      data: {
        cart_id: open?.maskId ?? null,
        customer_token: ctx.principal.kind === "customer" ? (ownPageToken(call) ?? null) : null,
        customer_email: emailOf(ctx.principal) ?? open?.email ?? null,
      },
    });
  },
  applyRewards: async ({ ctx, cookie }, { params }) => {
    const cart = await cartAtHand(ctx, cookie(CART_COOKIE));
    if (!cart) return refuse(problem("cart.noneYet", "cartId"));
    if (!cart.ok) return cart;
    const { maskId } = cart.value;
    const applied = await applyPoints(ctx, { maskId, points: params.value });
    return applied.ok ? ok(cartWire(ctx, applied.value)) : applied;
  },
  paymentSetup: ({ ctx }) => cardFieldsSetup(ctx),
};
