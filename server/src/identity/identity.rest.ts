import type { identityEndpoints } from "@placket/contract/identity/identity.rest";
import { ok } from "@placket/domain/problem";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import type { Handlers } from "../http/mount.ts";
import { captureIdentity, identityOf } from "./identity.ts";

export const identityHandlers: Handlers<typeof identityEndpoints> = {
  captureIdentity: ({ ctx, cookie }, { params: { email } }) =>
    captureIdentity(ctx, email, cookie(CART_COOKIE)),
  abandonedCartData: async ({ ctx, cookie }) =>
    ok({ customer_identity: await identityOf(ctx, cookie(CART_COOKIE)) }),
};
