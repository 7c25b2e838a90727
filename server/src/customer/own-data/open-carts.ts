import { aCustomer } from "@placket/domain/access/principal";
import type { Cart } from "@placket/domain/cart/cart";
import { cartById } from "../../cart/cart.ts";
import { ownCartId } from "../../cart/owned/own-cart.ts";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import type { CustomerRow } from "../customer.sql.ts";

interface OpenCart {
  readonly website: string;
  readonly cart: Cart;
}

/** The open cart of each website as its customer sees it; one without items is none. */
export async function openCarts(ctx: Ctx, customer: CustomerRow): Promise<readonly OpenCart[]> {
  const { id: customerId, email, groupId } = customer;
  const principal = aCustomer({ customerId, email, groupId });
  const views = new Map(ctx.held(stores).views.map((view) => [view.websiteId, view]));
  const carts = await Promise.all(
    [...views.values()].map(async (store) => {
      const theirs = { ...ctx, principal, store };
      const maskId = await ownCartId(theirs);
      const cart = maskId === undefined ? undefined : await cartById(theirs, maskId);
      return cart?.ok && cart.value.items.length > 0
        ? [{ website: store.websiteCode, cart: cart.value }]
        : [];
    }),
  );
  return carts.flat();
}
