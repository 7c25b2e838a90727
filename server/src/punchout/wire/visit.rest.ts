import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import { MESSAGES_COOKIE } from "@placket/domain/storage/messages-cookie";
import { PUNCHOUT_COOKIE, STORE_MODE } from "@placket/domain/storage/punchout-cookies";
import { TOKEN_COOKIE } from "@placket/domain/storage/token-cookie";
import type { PunchoutVisit } from "@placket/domain/access/principal";
import { problem, type Result } from "@placket/domain/problem";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Ctx } from "../../context.ts";
import { messageOf } from "../../http/reply.ts";
import { keepCookie, type CookieName } from "../../http/cookies.ts";
import { askerOf, clientOf, contextFor, type CallParts } from "../../http/open-call.ts";
import { provenanceOf } from "../../session/own-page.ts";
import { SESSION_COOKIES } from "../../session/principal-of.ts";
import { stores } from "../../store/store-config.ts";
import { sayIn } from "../../translation/say.ts";
import { transact } from "../../transact.ts";
import { comeIn } from "../visit/come-in.ts";
import { cancelVisit, handOver, type HandOverForm } from "../visit/hand-over.ts";
import { sendHandOverPage } from "./hand-over-page.ts";

/** A token is 43 characters. */
const TOKEN = /^[\w-]{43}$/;

/** The punchout cart (ROUTE-21). */
const PUNCHOUT_CART = "/m2po/cart";

/** Where the mode of punchout ends that a browser is in without a visit (CONF-43). */
const LEAVES_MODE = "/?store-mode=retail";

/** The ways of a buyer's browser: in by the link, and out with the cart or without it. */
export function visitRoutes(fastify: FastifyInstance, parts: CallParts): void {
  fastify.get("/punchout/start", (request, reply) => start(parts, request, reply));
  fastify.register(async (scope) => {
    // A form without fields; whatever it holds, nothing of it is read.
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 1_024 },
      (_request, _body, done) => done(null, null),
    );
    scope.post(`${PUNCHOUT_CART}/submit`, (request, reply) =>
      leave(parts, { request, reply }, handOver),
    );
    scope.post(`${PUNCHOUT_CART}/cancel`, (request, reply) =>
      leave(parts, { request, reply }, cancelVisit),
    );
  });
}

/** Who asks with a request that leaves a visit or begins one. */
export async function start(
  parts: CallParts,
  request: FastifyRequest,
  reply: FastifyReply,
  given?: string,
): Promise<FastifyReply> {
  reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
  const keep = keeper(parts, reply);
  const token = given ?? (request.query as { readonly token?: unknown }).token;
  const asker = await askerOf(parts, request);
  const visitNow = asker.ok ? visitOf(asker.value.principal) : undefined;
  const ctx = contextFor(parts);
  const came =
    typeof token === "string" && TOKEN.test(token)
      ? await transact(ctx, (tx) =>
          comeIn(tx, token, { client: clientOf(request), before: visitNow?.id }),
        )
      : undefined;
  if (!came?.ok) {
    keep(
      MESSAGES_COOKIE,
      message(sayIn(ctx)("This link is over. Come again from your procurement system.")),
    );
    return reply.redirect("/");
  }
  const { token: session, visit, view } = came.value;
  keep(SESSION_COOKIES.customer, session);
  keep(PUNCHOUT_COOKIE, "1");
  keep(CART_COOKIE, visit.cartMaskId);
  keep("store", view.code);
  // Whoever was here before is not any more, and what their pages kept is not this buyer's.
  keep(STORE_MODE, "");
  reply.setCookie(TOKEN_COOKIE, "", { path: "/", sameSite: "lax", maxAge: 0 });
  reply.header("clear-site-data", '"storage"');
  return reply.redirect(visit.operation === "create" ? "/" : PUNCHOUT_CART);
}

/** Ends the visit of whoever asks, and has their browser take what was made to their procurement system. */
async function leave(
  parts: CallParts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  work: (tx: Ctx, visit: PunchoutVisit) => Promise<Result<HandOverForm>>,
): Promise<FastifyReply> {
  const view = parts.held(stores).viewByCode(request.cookies["store"] ?? "default");
  const asker = await askerOf(parts, request);
  const keep = keeper(parts, reply);
  // Another site's page may send the form, and gets nobody's cart from it.
  const isOwn = provenanceOf(request, parts.settings.storeUrl) === "own page";
  if (!asker.ok || !isOwn) return reply.redirect(PUNCHOUT_CART);
  const { principal } = asker.value;
  const visit = visitOf(principal);
  const ctx: Ctx = { ...contextFor(parts, view), principal, client: clientOf(request) };
  const say = sayIn(ctx);
  if (!visit) {
    keep(MESSAGES_COOKIE, message(messageOf([problem("punchout.sessionOver")], say)));
    // A page of whose visit is over says what to do (PUNCH-05); a customer in the mode was never sent, and leaves it.
    const isOver = principal.kind === "guest" && principal.channel === "punchout-over";
    return reply.redirect(isOver ? PUNCHOUT_CART : LEAVES_MODE);
  }
  const done = await transact(ctx, (tx) => work(tx, visit));
  if (!done.ok) {
    keep(MESSAGES_COOKIE, message(messageOf(done.problems, say)));
    return reply.redirect(PUNCHOUT_CART);
  }
  for (const name of [SESSION_COOKIES.customer, PUNCHOUT_COOKIE, CART_COOKIE] as const) {
    keep(name, "");
  }
  reply.header("clear-site-data", '"storage"');
  return sendHandOverPage(reply, done.value, { say, locale: ctx.store.locale });
}

const visitOf = (principal: Ctx["principal"]): PunchoutVisit | undefined =>
  principal.kind === "guest" ? principal.punchout : undefined;

const keeper =
  ({ settings: { storeUrl } }: CallParts, reply: FastifyReply) =>
  (name: CookieName, value: string): void =>
    keepCookie(reply, { name, value, storeUrl });

/** What the next page shows once (UI-11). */
const message = (text: string): string => JSON.stringify([{ type: "primary", text }]);
