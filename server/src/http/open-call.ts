import { GUEST, type Principal } from "@placket/domain/access/principal";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import { CONSENT_COOKIE } from "@placket/domain/storage/consent-cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock, Ctx } from "../context.ts";
import type { Db } from "../db/database.ts";
import type { Held } from "../held/held.ts";
import { drawnFor, drawnPause } from "../session/drawn-for.ts";
import { provenanceOf } from "../session/own-page.ts";
import { principalOf, type Asker } from "../session/principal-of.ts";
import type { Client } from "../session/session.ts";
import { sessionUse } from "../session/session-use.ts";
import type { Settings } from "../settings.ts";
import { stores } from "../store/store-config.ts";
import type { StoreView } from "../store/store-view.ts";
import { keepCookie } from "./cookies.ts";
import type { Log } from "./log.ts";
import type { OpenCall } from "./mount.ts";

/** What every call's context is made of. */
export interface CallParts {
  readonly db: Db;
  /** As of now: what a call begins with, it keeps to its end. */
  readonly held: Held;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Log;
}

/** The context of a call by a guest in a store view, the default one unless told. */
export function contextFor(
  { db, held, settings, log, clock }: CallParts,
  store: StoreView = held(stores).defaultView,
): Ctx {
  return { db, held, settings, log, store, principal: GUEST, now: clock() };
}

/** Who asks with this request. */
export function askerOf(
  { db, held, settings, clock }: CallParts,
  request: FastifyRequest,
): Promise<Result<Asker>> {
  const { storeUrl } = settings;
  return principalOf({ db, use: held(sessionUse), storeUrl, now: clock() }, request);
}

/** Opens calls: the store view of the address, who asks, the browser's cookies. */
export function openCalls(parts: CallParts): OpenCall {
  return async (request, reply) => {
    const store = storeOf(request, parts.held);
    if (!store.ok) return store;
    const asker = await askerOf(parts, request);
    if (!asker.ok) return asker;
    const { principal, sessionId } = asker.value;
    const { storeUrl } = parts.settings;
    const client = clientOf(request);
    const botProof = botProofOf(request);
    const isGone = isGoneOf(reply);
    return ok({
      ctx: {
        ...contextFor(parts, store.value),
        principal,
        // What a page asks while it is drawn is the store's own question.
        ...(drawnFor() ? { portalPause: drawnPause() } : { client }),
        isGone,
        sessionId,
        botProof,
        logosToken: logosTokenOf(request),
        compareUid: request.cookies.placket_compare,
        reviewerToken: request.cookies.placket_reviewer,
        ...browserFactsOf(request),
      },
      sessionId,
      client,
      isOwnPage: provenanceOf(request, storeUrl) === "own page",
      // A visit from a procurement system has one cart, whatever the browser names.
      cookie: (name) =>
        name === CART_COOKIE
          ? (cartOfVisit(principal) ?? request.cookies[name])
          : request.cookies[name],
      setCookie: (name, value) => keepCookie(reply, { name, value, storeUrl }),
    });
  };
}

/** The one cart of a buyer whom a procurement system sent. */
const cartOfVisit = (principal: Principal): string | undefined =>
  principal.kind === "guest" ? principal.punchout?.cartId : undefined;

/** What a browser says of its visitor's wishes, and of the page that asks. */
export const browserFactsOf = ({
  headers,
  cookies,
}: FastifyRequest): Pick<
  Ctx,
  "hasPrivacySignal" | "consentCookie" | "pageLocation" | "metaIds"
> => {
  const page = headers["x-page-location"];
  return {
    hasPrivacySignal: headers["sec-gpc"] === "1",
    consentCookie: cookies[CONSENT_COOKIE],
    pageLocation: typeof page === "string" ? page.slice(0, PAGE_LENGTH) : undefined,
    metaIds: { fbp: cookies["_fbp"], fbc: cookies["_fbc"] },
  };
};

/** Addresses of pages run to a few hundred characters. */
const PAGE_LENGTH = 2000;

/** Browsers' names for themselves run to a few hundred characters; the beginning says enough. */
const BROWSER_LENGTH = 200;

/** What was sent to show that no machine asks. */
export const botProofOf = ({ headers }: FastifyRequest): string | undefined => {
  const proof = headers["x-recaptcha"];
  return typeof proof === "string" ? proof : undefined;
};

/** By what a browser is known that brought logos. */
export const logosTokenOf = ({ cookies }: FastifyRequest): string | undefined =>
  cookies.placket_logos;

/** From where a request comes, as far as it says. */
export const clientOf = ({ headers, ip }: FastifyRequest): Client => ({
  browser: (headers["user-agent"] ?? "").slice(0, BROWSER_LENGTH),
  address: ip,
});

/** Whether nobody waits for this answer any more. */
export const isGoneOf = (reply: FastifyReply) => () => reply.raw.destroyed;

function storeOf(request: FastifyRequest, held: Held): Result<StoreView> {
  const { store: code } = request.params as { store?: string };
  if (code === undefined) return ok(held(stores).defaultView);
  const view = held(stores).viewByCode(code);
  return view ? ok(view) : refuse(problem("access.noSuchStore", "store"));
}
