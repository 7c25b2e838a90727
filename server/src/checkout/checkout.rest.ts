import type { checkoutEndpoints } from "@placket/contract/checkout/checkout.rest";
import { ok, problem, refuse } from "@placket/domain/problem";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import { cartById } from "../cart/cart.ts";
import type { Handlers } from "../http/mount.ts";
import { paymentProvider } from "../payment/payment.ts";

export const checkoutHandlers: Handlers<typeof checkoutEndpoints> = {
  checkoutSession: async ({ ctx, cookie }) => {
    const maskId = cookie(CART_COOKIE);
    const cart = maskId === undefined ? undefined : await cartById(ctx, maskId);
    const open = cart?.ok ? cart.value : undefined;
    return ok({
      data: {
        cart_id: open?.maskId ?? null,
        customer_token: null,
        customer_email: open?.email ?? null,
      },
    });
  },
  paymentSetup: async ({ ctx }) => {
    const setup = await ctx.held(paymentProvider).clientSetup(ctx.store.currency);
    return setup === "unanswered" ? refuse(problem("payment.providerUnreachable")) : ok(setup);
  },
};
