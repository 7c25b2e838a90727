import type { CameInWire } from "@placket/contract/customer/customer.rest";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import { ok, type Result } from "@placket/domain/problem";
import { messageOf } from "../graphql/refused.ts";
import type { RestCall } from "../http/mount.ts";
import { SESSION_COOKIES } from "../session/principal-of.ts";
import { pageTokenOf } from "../session/session.ts";
import { sayIn } from "../translation/say.ts";
import { accountInfo } from "./account-info.ts";
import type { CustomerRow } from "./customer.ts";
import type { CameByToken } from "./set-auth.ts";
import { welcome, type GuestVisit } from "./signed-in.ts";

/** By which a browser is known where a customer signed in before. */
export const KNOWN_COOKIE = "placket_known_customer";

/** A page of the store gets a session that it cannot read; a program, one that it carries itself. */
export const comingFrom = ({ isOwnPage, cookie }: RestCall) =>
  ({ carrier: isOwnPage ? "cookie" : "bearer", knownToken: cookie(KNOWN_COOKIE) }) as const;

/** Somebody has a new session: what carries it, and what they find. */
export async function cameIn(
  call: RestCall,
  came: Result<CameByToken>,
): Promise<Result<CameInWire>> {
  if (!came.ok) return came;
  const { principal, customer, token, knownToken, byToken, comesBack = false } = came.value;
  const ctx = { ...call.ctx, principal };
  const isDeputy = principal.kind === "customer" && principal.actingFor !== null;
  // What a deputy has in a cart of their own does not go over into a customer's, nor a customer's into theirs.
  const isOthers = isDeputy || comesBack;
  const found = await welcome(ctx, isOthers ? NOTHING : visitOf(call, byToken));
  if (call.isOwnPage) {
    call.setCookie(SESSION_COOKIES.customer, token);
    if (knownToken !== undefined) call.setCookie(KNOWN_COOKIE, knownToken);
    if (isOthers) call.setCookie(CART_COOKIE, "");
    if (found.cartId !== undefined) call.setCookie(CART_COOKIE, found.cartId);
  }
  const say = sayIn(ctx);
  const tips = found.changes.map((one) => messageOf(one, say));
  const told = call.isOwnPage ? pageTokenOf(token) : token;
  return ok({
    ...(await greeting({ ctx }, told, customer)),
    redirect_path: byToken?.link?.redirectPath ?? null,
    tips,
  });
}

const NOTHING: GuestVisit = { cart: undefined, isOwn: false };

/**
 * What goes over from the guest to whoever has come in. A password is typed by whoever filled the cart and brought the
 * logos. A token may have been sent by somebody else, or be somebody else's: it brings lines alone, of the cart that this
 * browser holds and, where it is a link's, that was named when the link was asked for (decision 0065); where it names
 * that cart, it was asked for here.
 */
function visitOf(call: RestCall, byToken: CameByToken["byToken"]): GuestVisit {
  const id = call.cookie(CART_COOKIE);
  const hasCart = id !== undefined && id !== "";
  if (byToken === undefined)
    return { cart: hasCart ? { id, takes: "all" } : undefined, isOwn: true };
  if (!hasCart) return NOTHING;
  const isAskedHere = byToken.link?.cartMaskId === id;
  const isMeant = byToken.link === undefined || isAskedHere;
  return { cart: isMeant ? { id, takes: "lines" } : undefined, isOwn: isAskedHere };
}

/** What somebody is told who is signed in by a token. */
export async function greeting(
  { ctx }: Pick<RestCall, "ctx">,
  token: string,
  customer: CustomerRow,
): Promise<CameInWire> {
  const message = sayIn(ctx)("You are signed in.");
  return {
    success: true,
    message,
    token,
    account: await accountInfo(ctx, customer),
    redirect_path: null,
    tips: [],
  };
}
