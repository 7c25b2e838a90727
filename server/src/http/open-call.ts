import { GUEST } from "@placket/domain/access/actor";
import { CART_COOKIE_SECONDS } from "@placket/domain/storage/cart-cookie";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock, Ctx } from "../context.ts";
import type { Db } from "../db/database.ts";
import type { Services } from "../services.ts";
import type { Settings } from "../settings.ts";
import type { StoreView } from "../store/store-view.ts";
import type { Log } from "./log.ts";
import type { OpenCall } from "./mount.ts";

/** What every call's context is made of. */
export interface CallParts {
  readonly db: Db;
  readonly services: Services;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Log;
}

/** The context of a call in a store view. */
export function contextFor(parts: CallParts, store: StoreView): Ctx {
  const { db, services, settings, log, clock } = parts;
  return { db, services, settings, log, store, actor: GUEST, now: clock() };
}

/** Opens REST calls: the store view of the address, the browser's cookies. */
export function restCalls(parts: CallParts): OpenCall {
  return async (request, reply) => {
    const store = storeOf(request, parts.services);
    if (!store.ok) return store;
    const ctx = contextFor(parts, store.value);
    return ok({
      ctx,
      cookie: (name) => request.cookies[name],
      setCookie: (name, value) => keepCookie(reply, { name, value, settings: parts.settings }),
    });
  };
}

function storeOf(request: FastifyRequest, services: Services): Result<StoreView> {
  const { store: code } = request.params as { store?: string };
  if (code === undefined) return ok(services.stores.defaultView);
  const view = services.stores.viewByCode(code);
  return view ? ok(view) : refuse(problem("access.noSuchStore", "store"));
}

/** Readable by the page on purpose: the documents keep `cartId` as a cookie of the browser (reading 61). */
function keepCookie(
  reply: FastifyReply,
  { name, value, settings }: { name: string; value: string; settings: Settings },
): void {
  reply.setCookie(name, value, {
    path: "/",
    maxAge: CART_COOKIE_SECONDS,
    sameSite: "lax",
    secure: settings.storeUrl.startsWith("https:"),
  });
}
