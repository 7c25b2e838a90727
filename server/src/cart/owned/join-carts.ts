import type { Customer } from "@placket/domain/access/principal";
import type { Cart, StoredCart } from "@placket/domain/cart/cart";
import { joinedCart, type KeptOfCart } from "@placket/domain/cart/join/joined-cart";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { cartForChange, createCart } from "../cart.ts";
import { writtenCart } from "../cart-items.ts";
import { inCartTurn, transactOnCart } from "../change/cart-turns.ts";
import { forgetCart } from "../change/known-carts.ts";
import { pricedCart } from "../priced-cart.ts";
import { takeSaved } from "../saved/saved-goes-over.ts";
import { moveQuotes, passQuote } from "../quote/quote.sql.ts";
import { moveLinks } from "../shared/shared-cart.sql.ts";
import { joinedLines } from "./joined-lines.ts";
import { askingCustomer, customerTurn, ownCartId } from "./own-cart.ts";
import { closeJoined, holdCustomer, updateKept, updateOwner } from "./owned-cart.sql.ts";

/** The cart that two became, and what of the one that went over did not fit. */
interface Joined {
  readonly cart: Cart;
  readonly changes: readonly Problem[];
}

/** Which cart goes over, and into which: the customer's open one unless named. */
interface JoinWish {
  readonly sourceId: string;
  readonly destinationId?: string | undefined;
  readonly takes?: TakenOfCart;
}

/** What of a cart goes over: whoever may not be who filled it brings its lines alone, and nobody's address. */
export type TakenOfCart = "all" | "lines";

/**
 * Lets a guest's cart, or another one of the customer's, go over into the customer's: once, whoever else asks
 * for it. A customer without a cart keeps the guest's as theirs. `ctx.db` must not be a transaction.
 */
export function joinCarts(
  ctx: Ctx,
  { sourceId, destinationId, takes = "all" }: JoinWish,
): Promise<Result<Joined>> {
  return decidingCarts(ctx, [sourceId, destinationId], async (tx, customer) => {
    const ownId = destinationId ?? (await ownCartId(tx));
    if (ownId === undefined && takes === "all") return adopted(tx, customer, sourceId);
    const into = ownId === undefined ? await createCart(tx) : ok(ownId);
    if (!into.ok) return into;
    const intoId = into.value;
    const held = await heldPair(tx, sourceId, intoId);
    if (!held.ok) return held;
    const { source, destination } = held.value;
    // Whoever wants a guest's cart for themselves takes it as such: `assignGuestCart`.
    if (destination.customerId === null) {
      return refuse(problem("cart.foreignCart", "destination_cart_id", intoId));
    }
    const { cart, changes } = await joined(tx, source, destination, takes);
    return ok({ cart, changes: [...changes, ...(await takeSaved(tx, customer, source.id))] });
  });
}

/**
 * Makes a guest's cart the customer's; the one they had goes over into it, so that its id stays the one that the
 * client knows. `ctx.db` must not be a transaction.
 */
export function assignGuestCart(ctx: Ctx, maskId: string): Promise<Result<Joined>> {
  return decidingCarts(ctx, [maskId], async (tx, customer) => {
    const ownId = await ownCartId(tx);
    if (ownId === undefined || ownId === maskId) return adopted(tx, customer, maskId);
    const held = await heldPair(tx, ownId, maskId);
    if (!held.ok) return held;
    const { source, destination } = held.value;
    const own = await owned(tx, customer, destination);
    const { cart, changes } = await joined(tx, source, own.cart);
    return ok({ cart, changes: [...changes, ...own.changes] });
  });
}

/** Decides which carts are whose: one after the other for each customer and each cart. */
async function decidingCarts(
  ctx: Ctx,
  maskIds: readonly (string | undefined)[],
  work: (tx: Ctx, customer: Customer) => Promise<Result<Joined>>,
): Promise<Result<Joined>> {
  const asking = askingCustomer(ctx);
  if (!asking.ok) return asking;
  const customer = asking.value;
  const named = maskIds.filter((id) => id !== undefined).sort();
  const inTurns = (ids: readonly string[]): Promise<Result<Joined>> => {
    const [id, ...others] = ids;
    if (id !== undefined) return inCartTurn(ctx, id, () => inTurns(others));
    return transactOnCart(ctx, customerTurn(customer), async (tx) => {
      await holdCustomer(tx.db, customer.customerId);
      return work(tx, customer);
    });
  };
  const done = await inTurns([...new Set(named)]);
  for (const id of named) forgetCart(ctx, id);
  if (done.ok) forgetCart(ctx, done.value.cart.maskId);
  return done;
}

/** Both carts held, always in the same order: two customers who want them at once do not wait for each other. */
async function heldPair(
  ctx: Ctx,
  sourceId: string,
  destinationId: string,
): Promise<Result<{ readonly source: StoredCart; readonly destination: StoredCart }>> {
  if (sourceId === destinationId) {
    return refuse(problem("cart.joinedWithItself", "source_cart_id"));
  }
  const held = new Map<string, StoredCart>();
  for (const id of [sourceId, destinationId].sort()) {
    const found = await cartForChange(ctx, id);
    if (!found.ok) return found;
    held.set(id, found.value);
  }
  const [source, destination] = [held.get(sourceId), held.get(destinationId)];
  if (!source || !destination) throw new Error("A cart that is held was not kept");
  return ok({ source, destination });
}

/** A guest's cart that is the customer's from now on, whose they have no other. */
async function adopted(ctx: Ctx, customer: Customer, maskId: string): Promise<Result<Joined>> {
  const found = await cartForChange(ctx, maskId);
  if (!found.ok) return found;
  const { cart, changes } = await owned(ctx, customer, found.value);
  return ok({ cart: pricedCart(ctx, cart), changes });
}

/** A cart that is the customer's from now on, with what was put aside; and what of that did not fit. */
async function owned(ctx: Ctx, customer: Customer, cart: StoredCart) {
  await updateOwner(ctx.db, cart.id, customer);
  const changes = await takeSaved(ctx, customer, cart.id);
  return { cart: { ...cart, customerId: customer.customerId }, changes };
}

/** Whether the cart keeps anything now that it did not keep before. */
const takesAny = (before: KeptOfCart, kept: KeptOfCart): boolean =>
  (Object.keys(kept) as (keyof KeptOfCart)[]).some((name) => before[name] !== kept[name]);

/** Writes lines and columns of the destination, and closes the source. */
async function joined(
  ctx: Ctx,
  source: StoredCart,
  destination: StoredCart,
  takes: TakenOfCart = "all",
): Promise<Joined> {
  const { lines, changes } = joinedLines(ctx, destination.items, source.items);
  const kept = takes === "all" ? joinedCart(destination, source) : destination;
  if (takesAny(destination, kept)) await updateKept(ctx.db, destination.id, kept);
  await closeJoined(ctx.db, source.id, destination.id);
  const isPassed = takes === "all" && source.quoted !== null && destination.quoted === null;
  if (isPassed) await passQuote(ctx.db, source.id, destination.id);
  const quoted = isPassed ? source.quoted : destination.quoted;
  await moveLinks(ctx.db, source.id, destination.id);
  await moveQuotes(ctx.db, source.id, destination.id);
  return { cart: await writtenCart(ctx, { ...destination, ...kept, quoted }, lines), changes };
}
