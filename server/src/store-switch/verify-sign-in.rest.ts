import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import { ok } from "@placket/domain/problem";
import { TOKEN_COOKIE } from "@placket/domain/storage/token-cookie";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { KNOWN_COOKIE } from "../customer/came-in.ts";
import { keepCookie, type CookieName } from "../http/cookies.ts";
import { localPath } from "../http/local-path.ts";
import { askerOf, clientOf, contextFor, type CallParts } from "../http/open-call.ts";
import { SESSION_COOKIES } from "../session/principal-of.ts";
import { pageTokenOf } from "../session/session.ts";
import { stores } from "../store/store-config.ts";
import { originOf } from "../store/view-url.ts";
import { transact } from "../transact.ts";
import { cookiesOf } from "./store-switch.rest.ts";
import { arriveIn, takeUpSignIn } from "./store-switch.ts";

/** A token is 43 characters, and a path no longer than a page's address. */
const TOKEN = /^[\w-]{43}$/;
const PATH_MAX = 2_048;

/**
 * `/switchstore/token/verify?token=…&path=…` (ROUTE-50): signs in whoever comes from another store of the shop, and
 * leads to the page that they looked at there. Whoever comes with another token, or from a page of no store of the
 * shop, goes home as they are.
 */
export function verifyRoute(fastify: FastifyInstance, parts: CallParts): void {
  fastify.get("/switchstore/token/verify", async (request, reply) => {
    reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    const { storeUrl } = parts.settings;
    const keep = (name: CookieName, value: string) => keepCookie(reply, { name, value, storeUrl });
    const { token, path = "/" } = request.query as { token?: unknown; path?: unknown };
    const isToken = typeof token === "string" && TOKEN.test(token);
    if (!isToken || typeof path !== "string" || path.length > PATH_MAX) return reply.redirect("/");
    if (!comesFromStore(parts, request)) return reply.redirect("/");
    const asker = await askerOf(parts, request);
    const ctx = {
      ...contextFor(parts),
      client: clientOf(request),
      ...(asker.ok && { sessionId: asker.value.sessionId }),
    };
    const knownToken = request.cookies[KNOWN_COOKIE];
    const taken = await transact(ctx, async (tx) =>
      ok(await takeUpSignIn(tx, token, { host: request.host, knownToken })),
    );
    const over = taken.ok ? taken.value : null;
    if (!over) return reply.redirect("/");
    const { came, from, to, cartId } = over;
    keep(SESSION_COOKIES.customer, came.token);
    if (came.knownToken !== undefined) keep(KNOWN_COOKIE, came.knownToken);
    // What the browser kept of an earlier visit here would lead over these cookies (reading 61).
    reply.header("clear-site-data", '"storage"');
    // What pages are told of a session, and read from the cookie (API-05).
    reply.setCookie(TOKEN_COOKIE, pageTokenOf(came.token), { path: "/", sameSite: "lax" });
    const there = { ...ctx, principal: came.principal, store: from };
    const arrived = await arriveIn(there, to, { path, cartId });
    // The cart of whoever was here before is theirs.
    if (arrived.cartId === undefined) keep(CART_COOKIE, "");
    for (const [name, value] of cookiesOf(arrived)) keep(name, value);
    return reply.redirect(localPath(arrived.path));
  });
}

/**
 * Whether the page that led here is of a store of the shop. One that keeps that from us may be anybody's, who would
 * sign somebody else in as themselves by a token of their own.
 */
function comesFromStore({ held, settings }: CallParts, { headers, host }: FastifyRequest): boolean {
  if (!headers.referer) return false;
  const { views, defaultView } = held(stores);
  const ctx = { held, settings, store: defaultView };
  const hosts = views.map((view) => new URL(originOf(ctx, view)).host);
  return URL.canParse(headers.referer) && [host, ...hosts].includes(new URL(headers.referer).host);
}
