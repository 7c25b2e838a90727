import type { checkoutEndpoints } from "@placket/contract/checkout/checkout.rest";
import { ok, problem, refuse } from "@placket/domain/problem";
import { emailOf } from "@placket/domain/access/principal";
import { cartAtHand } from "../cart/owned/own-cart.ts";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import type { Handlers } from "../http/mount.ts";
import { paymentProvider } from "../payment/payment.ts";
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
  paymentSetup: async ({ ctx }) => {
    const setup = await ctx.held(paymentProvider).clientSetup(ctx.store.currency);
    return setup === "unanswered" ? refuse(problem("payment.providerUnreachable")) : ok(setup);
  },
};
