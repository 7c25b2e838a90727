import { randomBytes } from "node:crypto";
import type { Cart, StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import { SHARED_CART_DAYS, SHARED_CARTS_MAX } from "@placket/domain/cart/shown-cart-limits";
import { DAY_MS } from "@placket/domain/durations";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { cartForChange, storedCart } from "../cart.ts";
import { behindLink, type Standing } from "../garment/line-pictures.ts";
import { chargedToday } from "../lines-today.ts";
import { takeKept, type TakenCart } from "../owned/take-kept.ts";
import {
  deleteLink,
  insertShared,
  selectLinks,
  selectShared,
  type SharedBy,
  type SharedLink,
} from "./shared-cart.sql.ts";
import { hashOfToken } from "../../token.ts";

/** A link to a cart as it is told once: what it says is kept nowhere. */
interface NewSharedLink extends SharedLink {
  readonly token: string;
}

const sharedWith = ({ principal }: Ctx, cart: Pick<StoredCart, "id">): SharedBy =>
  principal.kind === "customer" ? { customerId: principal.customerId } : { cartId: cart.id };

/**
 * Makes a link by which others see the lines of a cart as they are now, and nothing else of it: what is in the cart
 * later they do not see. Holds the cart, so that links are counted one after the other.
 */
export async function shareCart(tx: Ctx, maskId: string): Promise<Result<NewSharedLink>> {
  const found = await cartForChange(tx, maskId);
  if (!found.ok) return found;
  const cart = found.value;
  if (cart.items.length === 0) return refuse(problem("checkout.cartEmpty", "cartId"));
  const by = sharedWith(tx, cart);
  const open = await selectLinks(tx.db, by, tx.now);
  if (open.length >= SHARED_CARTS_MAX) {
    return refuse(problem("cart.tooManyLinks", "cartId", SHARED_CARTS_MAX));
  }
  const token = randomBytes(24).toString("base64url");
  const link = await insertShared(tx.db, {
    tokenHash: hashOfToken(token),
    cartId: cart.id,
    items: cart.items,
    createdAt: tx.now,
    expiresAt: new Date(tx.now.getTime() + SHARED_CART_DAYS * DAY_MS),
  });
  return ok({ ...link, token });
}

/** The open links of whoever asks: a guest's to their cart, a customer's to any of theirs. */
export async function sharedLinks(
  ctx: Ctx,
  maskId: string | undefined,
): Promise<Result<readonly SharedLink[]>> {
  const by = await sharedBy(ctx, maskId);
  if (!by.ok) return by;
  return ok(by.value ? await selectLinks(ctx.db, by.value, ctx.now) : []);
}

async function sharedBy(
  ctx: Ctx,
  maskId: string | undefined,
): Promise<Result<SharedBy | undefined>> {
  if (ctx.principal.kind === "customer") return ok(sharedWith(ctx, { id: 0 }));
  if (maskId === undefined) return ok(undefined);
  const found = await storedCart(ctx, maskId);
  return found.ok ? ok(sharedWith(ctx, found.value)) : found;
}

/** Ends a link of whoever asks. */
export async function endSharedLink(
  ctx: Ctx,
  { maskId, linkId }: { readonly maskId: string | undefined; readonly linkId: number },
): Promise<Result<readonly SharedLink[]>> {
  const by = await sharedBy(ctx, maskId);
  if (!by.ok) return by;
  const isEnded = by.value !== undefined && (await deleteLink(ctx.db, by.value, linkId));
  return isEnded ? sharedLinks(ctx, maskId) : refuse(problem("cart.noSuchLink", "id"));
}

/** The lines behind a link, with the prices and stock of today for whoever looks. */
interface SharedCart {
  readonly lines: Cart;
  readonly expiresAt: Date;
  /** Where each of them stands. */
  readonly standing: (item: Pick<StoredCartItem, "id">) => Standing;
}

/** The lines behind a link, as they were when it was made and at the prices of whoever asks. */
export async function sharedCart(ctx: Ctx, token: string): Promise<Result<SharedCart>> {
  const found = await selectShared(ctx.db, hashOfToken(token), ctx.now);
  if (!found) return refuse(problem("cart.noSuchLink", "token"));
  const { items, expiresAt } = found;
  return ok({ lines: await chargedToday(ctx, items), expiresAt, standing: behindLink(found) });
}

/**
 * Adds the lines behind a link to the cart of whoever follows it, each as far as it can be had; whoever has no cart
 * gets one. `ctx.db` must not be a transaction.
 */
export async function takeSharedCart(
  ctx: Ctx,
  { token, maskId }: { readonly token: string; readonly maskId: string | undefined },
): Promise<Result<TakenCart>> {
  const found = await selectShared(ctx.db, hashOfToken(token), ctx.now);
  if (!found) return refuse(problem("cart.noSuchLink", "token"));
  return takeKept(ctx, { items: found.items, maskId });
}
