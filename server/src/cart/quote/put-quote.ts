import type { StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import { SAVED_ITEMS_MAX } from "@placket/domain/cart/cart-item";
import { quoteIdOf, quoteNumber } from "@placket/domain/cart/quote/quote-number";
import type { QuotedPrices } from "@placket/domain/cart/quote/quoted-prices";
import { quoteState } from "@placket/domain/cart/quote/quote-state";
import { customerSubject } from "@placket/domain/audit/customer-subject";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import { deleteItems, insertCart, touchCart, writeLines } from "../cart.sql.ts";
import { transactOnCart } from "../change/cart-turns.ts";
import { forgetCart } from "../change/known-carts.ts";
import { lineHash } from "../line/line-hash.ts";
import { newMaskId } from "../mask-id.ts";
import { customerTurn, storeViewsHere } from "../owned/own-cart.ts";
import { holdCustomer, selectCustomerGroup, selectOpenCartOf } from "../owned/owned-cart.sql.ts";
import { selectSaved, writeSaved, type SavedBy, type SavedItem } from "../saved/saved-item.sql.ts";
import { together } from "../saved/saved-items.ts";
import { selectQuote, type KeptQuote } from "./quote.sql.ts";
import { holdQuote, moveQuote } from "./staff-quotes.sql.ts";

/**
 * Puts a quote into its buyer's cart: a customer's open one in its website, or the guest's own while that is open. Its
 * prices hold there until its time is over (decision 0077). What else is in the cart is saved for later. One cart at a
 * time has it, so that it is ordered once. `ctx.db` must not be a transaction.
 */
export async function putQuote(ctx: Ctx, number: string): Promise<Result<void>> {
  const known = await selectQuote(ctx.db, quoteIdOf(number));
  if (!known) return refuse(problem("cart.noneWithNumber", "number", number));
  const { customerId, maskId } = known.cart;
  const turn = customerId === null ? maskId : customerTurn({ customerId });
  const put = await transactOnCart(ctx, turn, (tx) => putHeld(inItsStore(tx, known), known));
  if (!put.ok) return put;
  forgetCart(ctx, put.value);
  return ok(undefined);
}

/** The store in which it was made, in which its buyer shops. */
function inItsStore(ctx: Ctx, { cart }: KeptQuote): Ctx {
  const view = ctx.held(stores).views.find(({ id }) => id === cart.storeViewId);
  return view ? { ...ctx, store: view } : ctx;
}

/** Gives the mask id of the cart that it is in. */
async function putHeld(tx: Ctx, { id, cart: { customerId, maskId } }: KeptQuote) {
  if (customerId !== null) await holdCustomer(tx.db, customerId);
  if (!(await holdQuote(tx.db, id))) {
    return refuse(problem("cart.noneWithNumber", "number", quoteNumber(id)));
  }
  const kept = await selectQuote(tx.db, id);
  const prices = kept ? promised(kept, tx.now) : refuse(problem("cart.quoteOnPaper", "number"));
  if (!prices.ok) return prices;
  const intoId = customerId === null ? maskId : await openCartId(tx, customerId);
  const cart = await touchCart(tx.db, intoId, tx.now);
  if (!cart?.isActive) {
    return refuse(problem(customerId === null ? "cart.quoteGuestGone" : "cart.alreadyOrdered"));
  }
  const problems = await filled(tx, cart, prices.value);
  if (problems.length > 0) return refuse(...problems);
  if (!(await moveQuote(tx.db, id, cart.id))) return refuse(problem("cart.quoteOrdered", "number"));
  const cartOf = customerId === null ? "a guest" : customerSubject(customerId);
  await leaveTrace(tx, { action: "quote.put", subject: quoteNumber(id), after: { cartOf } });
  return ok(cart.maskId);
}

/** What a quote promises, while it can be had. */
function promised(kept: KeptQuote, now: Date): Result<QuotedPrices> {
  const state = quoteState(kept, now);
  if (state === "ordered") return refuse(problem("cart.quoteOrdered", "number"));
  if (state === "expired") {
    const day = kept.validUntil.toISOString().slice(0, 10);
    return refuse(problem("cart.quoteOver", "number", day));
  }
  return kept.prices ? ok(kept.prices) : refuse(problem("cart.quoteOnPaper", "number"));
}

/** The open cart of a customer, who is held; made where there is none. */
async function openCartId(tx: Ctx, customerId: number): Promise<string> {
  const there = await selectOpenCartOf(tx.db, customerId, storeViewsHere(tx));
  if (there !== undefined) return there;
  const maskId = newMaskId();
  const customerGroupId = await selectCustomerGroup(tx.db, customerId);
  const { store, now } = tx;
  await insertCart(tx.db, { maskId, storeViewId: store.id, customerId, customerGroupId, now });
  return maskId;
}

/** Makes the lines of a cart those of a quote; what it has besides is saved for later. */
async function filled(
  tx: Ctx,
  cart: StoredCart,
  { lines }: QuotedPrices,
): Promise<readonly Problem[]> {
  const quoted = lines.map(({ item }) => ({ ...item, hash: lineHash(item) }));
  const wanted = new Map(quoted.map(({ hash, quantity }) => [hash, quantity]));
  const there = cart.items.map((item) => ({ ...item, hash: lineHash(item) }));
  const besides = there.flatMap((item) => {
    const rest = item.quantity - (wanted.get(item.hash) ?? 0);
    return rest > 0 ? { ...item, quantity: rest } : [];
  });
  const by: SavedBy =
    cart.customerId === null
      ? { cartId: cart.id }
      : { customerId: cart.customerId, websiteId: tx.store.websiteId };
  const problems = await saved(tx, by, besides);
  if (problems.length > 0) return problems;
  const gone = there.filter(({ hash }) => !wanted.has(hash)).map(({ id }) => id);
  if (gone.length > 0) await deleteItems(tx.db, gone);
  await writeLines(tx.db, cart.id, quoted);
  return [];
}

type HashedLine = StoredCartItem & Pick<SavedItem, "hash">;

/** Saves lines for later, beside what is saved there; none of them where they are too many. */
async function saved(tx: Ctx, by: SavedBy, coming: readonly HashedLine[]): Promise<Problem[]> {
  if (coming.length === 0) return [];
  const before = new Map((await selectSaved(tx.db, by)).map((item) => [item.hash, item]));
  const lines = coming.map((item) => {
    const quantity = together(tx, before.get(item.hash), item);
    return { ...item, quantity };
  });
  const all = new Set([...before.keys(), ...lines.map(({ hash }) => hash)]);
  if (all.size > SAVED_ITEMS_MAX) {
    return [problem("cart.tooManySaved", "number", SAVED_ITEMS_MAX)];
  }
  await writeSaved(tx.db, by, { lines, now: tx.now });
  return [];
}
