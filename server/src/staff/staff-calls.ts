import { ADMIN_PAGES } from "@placket/contract/admin-api";
import { GUEST, type Actor } from "@placket/domain/access/actor";
import { ok, problem, refuse } from "@placket/domain/problem";
import type { FastifyReply, FastifyRequest } from "fastify";
import { contextFor, type CallParts } from "../http/open-call.ts";
import type { OpenCall } from "../http/mount.ts";
import { openSession, SESSION_MS, type OpenSession } from "./staff-session.ts";

/** Carries the session's token; sent to the back office only. */
export const SESSION_COOKIE = "placket_staff";

/**
 * Opens the calls of the back office: the actor comes from the session's cookie. A call whose row says
 * `staff` is refused without one; whatever changes something must come from a page of this store.
 */
export function staffCalls(parts: CallParts): OpenCall {
  return async (request, reply, endpoint) => {
    if (endpoint.method !== "GET" && !isFromOwnPage(request, parts.settings.storeUrl)) {
      return refuse(problem("access.forbidden"));
    }
    const ctx = contextFor(parts, parts.services.stores.defaultView);
    const token = request.cookies[SESSION_COOKIE];
    const session = token === undefined ? undefined : await openSession(ctx, token);
    if (!session && endpoint.auth === "staff") return refuse(problem("staff.signInRequired"));
    const setCookie = (name: string, value: string) =>
      keepCookie(reply, { name, value, isSecure: parts.settings.storeUrl.startsWith("https:") });
    if (token !== undefined && session?.isProlonged) setCookie(SESSION_COOKIE, token);
    return ok({
      ctx: { ...ctx, actor: actorOf(session) },
      cookie: (name) => request.cookies[name],
      setCookie,
    });
  };
}

function actorOf(session: OpenSession | undefined): Actor {
  if (!session) return GUEST;
  return { kind: "staff", staffId: session.staffId, email: session.email };
}

/**
 * A form of a stranger's page can send neither JSON nor our origin. The host that was asked counts as ours:
 * one store is reached by several names on a developer's machine.
 */
function isFromOwnPage({ headers }: FastifyRequest, storeUrl: string): boolean {
  if (!/^application\/json\b/i.test(headers["content-type"] ?? "")) return false;
  const { origin, host } = headers;
  return origin === storeUrl || origin === `${new URL(storeUrl).protocol}//${host}`;
}

/** Out of reach of scripts and of other sites; an empty value takes the cookie away. */
function keepCookie(
  reply: FastifyReply,
  { name, value, isSecure }: { name: string; value: string; isSecure: boolean },
): void {
  reply.setCookie(name, value, {
    path: ADMIN_PAGES,
    httpOnly: true,
    sameSite: "strict",
    secure: isSecure,
    maxAge: value === "" ? 0 : SESSION_MS / 1000,
  });
}
