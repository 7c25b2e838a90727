import { MINUTE_MS } from "@placket/domain/durations";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { carryCart } from "../cart/owned/carry-cart.ts";
import type { Ctx } from "../context.ts";
import { comeInVouchedFor, type CameIn } from "../customer/sign-in.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import type { StoreView } from "../store/store-view.ts";
import { originOf } from "../store/view-url.ts";
import { sayIn } from "../translation/say.ts";
import { pathInView } from "./path-in-view.ts";
import { insertSwitchToken, takeSwitchToken } from "./store-switch.sql.ts";
import { hashOfToken, newToken } from "../token.ts";

/** Where somebody arrives in another store, and with what. */
export interface Switched {
  readonly view: StoreView;
  /** Path and query. */
  readonly path: string;
  /** The cart to go on with; left out where it stays the same. */
  readonly cartId?: string;
  /** What is to be said there: each thing that did not come along, by its name. */
  readonly messages: readonly string[];
}

/** So many things that stay behind are named; the rest is counted. */
const NAMED_MOST = 4;

/**
 * Goes over to another store on the same host (STORE-05): to the same page where that store has it, with the cart.
 * `ctx.db` must not be a transaction.
 */
export async function switchStore(
  ctx: Ctx,
  asked: { readonly code: string; readonly path: string; readonly cartId: string | undefined },
): Promise<Result<Switched>> {
  const view = ctx.held(stores).viewByCode(asked.code);
  if (!view || originOf(ctx, view) !== originOf(ctx, ctx.store)) {
    return refuse(problem("access.noSuchStore", "store"));
  }
  return ok(await arriveIn(ctx, view, asked));
}

/** Finds page and cart of another store for whoever asks. */
export async function arriveIn(
  ctx: Ctx,
  view: StoreView,
  { path, cartId }: { readonly path: string; readonly cartId: string | undefined },
): Promise<Switched> {
  const there = { ...ctx, store: view };
  const { left, ...cart } = await carryCart(ctx, there, cartId);
  const say = sayIn(there);
  const named = left.slice(0, NAMED_MOST).map((name) => say("%1 is not sold in this store.", name));
  const more = left.length - named.length;
  const messages = more > 0 ? [...named, say("%1 more did not come along.", more)] : named;
  return { view, path: await pathInView(ctx, path, view), messages, ...cart };
}

/** How long a token of a sign-in is good: the way from one page to the next. */
const TOKEN_MS = MINUTE_MS;

/**
 * A token that takes the sign-in of whoever asks along to a store view (STORE-07, STORE-09); `null` where the shop
 * shares none, for whoever acts for somebody else, and to a view that there is not. It ends with the session that asks.
 */
export async function shareSignIn(
  ctx: Ctx,
  { cartId, viewId }: { readonly cartId: string | null; readonly viewId: number },
): Promise<string | null> {
  const { principal, sessionId } = ctx;
  if (!settingsOf(ctx).storeSwitchSso || sessionId === undefined) return null;
  if (principal.kind !== "customer" || principal.actingFor !== null) return null;
  if (!ctx.held(stores).views.some(({ id }) => id === viewId)) return null;
  const token = newToken();
  const row = {
    tokenHash: hashOfToken(token),
    customerId: principal.customerId,
    sessionId,
    cartMaskId: cartId,
    fromViewId: ctx.store.id,
    toViewId: viewId,
    expiresAt: new Date(ctx.now.getTime() + TOKEN_MS),
  };
  await insertSwitchToken(ctx.db, row, ctx.now);
  return token;
}

/** Whoever has come in by a token, and from where to where with which cart. */
interface CameOver {
  readonly came: CameIn;
  readonly from: StoreView;
  readonly to: StoreView;
  readonly cartId: string | undefined;
}

/**
 * Signs in by a token of another store (STORE-07), once: it is gone whatever comes of it. `null` where it is over, is
 * another host's, or its customer is none any more.
 */
export async function takeUpSignIn(
  tx: Ctx,
  token: string,
  { host, knownToken }: { readonly host: string; readonly knownToken: string | undefined },
): Promise<CameOver | null> {
  const row = await takeSwitchToken(tx.db, hashOfToken(token), tx.now);
  if (!row) return null;
  const { views } = tx.held(stores);
  const [from, to] = [row.fromViewId, row.toViewId].map((id) => views.find((one) => one.id === id));
  if (!from || !to || new URL(originOf(tx, to)).host !== host) return null;
  if (!settingsOf(tx, from).storeSwitchSso) return null;
  const came = await comeInVouchedFor({ ...tx, store: to }, row.customerId, knownToken);
  return came ? { came, from, to, cartId: row.cartMaskId ?? undefined } : null;
}
