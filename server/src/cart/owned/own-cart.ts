import type { Cart } from "@placket/domain/cart/cart";
import type { Customer } from "@placket/domain/access/principal";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import { cartById, createCart } from "../cart.ts";
import { transactOnCart } from "../change/cart-turns.ts";
import { holdCustomer, selectOpenCartOf } from "./owned-cart.sql.ts";

/** The cart that is open for whoever asks: the one their browser names, or of a customer the one they own. */
export async function cartAtHand(
  ctx: Ctx,
  namedId: string | undefined,
): Promise<Result<Cart> | null> {
  const named = namedId === undefined ? undefined : await cartById(ctx, namedId);
  if (named?.ok) return named;
  const ownId = await ownCartId(ctx);
  if (ownId !== undefined && ownId !== namedId) return cartById(ctx, ownId);
  return named ?? null;
}

/** The mask id of the customer's open cart in this website; guests own none. Writes nothing. */
export async function ownCartId(ctx: Ctx): Promise<string | undefined> {
  const { principal } = ctx;
  if (principal.kind !== "customer") return undefined;
  return selectOpenCartOf(ctx.db, principal.customerId, storeViewsHere(ctx));
}

/** The store views whose carts are used in this website. */
export function storeViewsHere(ctx: Ctx): readonly number[] {
  const { websiteId } = ctx.store;
  const here = ctx.held(stores).views.filter((view) => view.websiteId === websiteId);
  return here.map(({ id }) => id);
}

/**
 * The mask id of the customer's open cart in this website, made when there is none: one, however many ask at
 * once. A new one has the id that its client chose, if it did. `ctx.db` must not be a transaction.
 */
export async function customerCartId(ctx: Ctx, chosenId?: string): Promise<Result<string>> {
  const asking = askingCustomer(ctx);
  if (!asking.ok) return asking;
  const there = await ownCartId(ctx);
  if (there !== undefined) return ok(there);
  return transactOnCart(ctx, customerTurn(asking.value), async (tx) => {
    await holdCustomer(tx.db, asking.value.customerId);
    const meanwhile = await ownCartId(tx);
    return meanwhile === undefined ? createCart(tx, chosenId) : ok(meanwhile);
  });
}

/** The customer who asks; whoever has no account has no cart of their own. */
export function askingCustomer({ principal }: Ctx): Result<Customer> {
  return principal.kind === "customer"
    ? ok(principal)
    : refuse(problem("access.loginRequired", "customer"));
}

/** In whose turn it is decided which cart is a customer's; no mask id reads like it. */
export const customerTurn = ({ customerId }: Pick<Customer, "customerId">): string =>
  `of customer ${customerId}`;
