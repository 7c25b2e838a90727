import { SERVER_COOKIES } from "@placket/domain/consent/server-cookies.data";
import {
  PUNCHOUT_COOKIE,
  STORE_MODE,
  STORE_MODES,
  type StoreMode,
} from "@placket/domain/storage/punchout-cookies";
import { MESSAGES_COOKIE } from "@placket/domain/storage/messages-cookie";
import { can, type Principal } from "@placket/domain/access/principal";
import { hearsOthers } from "@placket/domain/store/analytics/resource-type";
import { problem, refuse, type Result } from "@placket/domain/problem";
import { isPagePath } from "@placket/domain/routing/is-page-path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Encoding } from "../http/compressed.ts";
import { keepCookie } from "../http/cookies.ts";
import { pickEncoding } from "../http/encoding.ts";
import { localPath } from "../http/local-path.ts";
import { sendPrepared, sendRefusal } from "../http/send.ts";
import { drawFor, shareKey } from "../session/drawn-for.ts";
import type { Asker } from "../session/principal-of.ts";
import type { StoreView } from "../store/store-view.ts";
import { dictionaryAddress, dictionaryRoute, type Dictionary } from "./dictionary.ts";
import { htmlDocument, modulesOf } from "./document.ts";
import { inlineCss } from "./inline-css.ts";
import { frameAnswers, type FrameAnswers } from "./frame-answers.ts";
import { packedPage, type PackedPage } from "./packed-page.ts";
import { ADDRESS_MAX_LENGTH, pageAddress } from "./page-address.ts";
import { createPageCache, type Drawn } from "./page-cache.ts";
import type { DrawnPage, CallAnswer, DrawingCall } from "@placket/contract/page-drawing";
import type { Storefront } from "./renderer.ts";
import type { OutsideOrigins } from "./security-policy.ts";
import { serveStatic } from "./static.ts";

interface HtmlOptions {
  readonly storefront: Storefront;
  /** The origin shoppers use, without a final slash. */
  readonly storeUrl: string;
  /** The store view by its code, or the default one. */
  readonly viewOf: (code: string | undefined) => StoreView;
  /** The address at which another store view has the page of an address. */
  readonly addressIn: (from: StoreView, to: StoreView, url: string) => Promise<string>;
  /** Who asks for the page. */
  readonly askerOf: (request: FastifyRequest) => Promise<Result<Asker>>;
  /** Changes when what all pages show may have changed: kept pages are drawn anew. */
  readonly version: () => object;
  /** Counts the portals that an address names, and gives the minutes for which its page tells of none; 0 while it may. */
  readonly portalPause?: (of: PageAsked) => number;
  /** Another one from each instant on at which a price begins or ends by the clock: pages of before are not shown then. */
  readonly epoch: () => string;
  /** Static phrases of a locale (CONF-37); a locale without them speaks English. */
  readonly dictionaryOf?: (locale: string) => Dictionary | undefined;
  /** What pages of a view say of consent: which list, and what may be kept before a choice; undefined: nobody is asked. */
  readonly consentOf?: (view: StoreView) => string | undefined;
  /** What pages of a view know of who is told what shoppers do; undefined: nobody is. */
  readonly analyticsOf?: (view: StoreView) => string | undefined;
  /** Up to which width a view's header is the narrow one, in CSS px. */
  readonly headerPx: (view: StoreView) => number;
  /** What pages may use of outside; more on those on which others may listen. */
  readonly outside?: (hears: boolean) => OutsideOrigins;
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number;
}

/** A page that is asked for, its address as it is kept. */
export interface PageAsked {
  readonly url: string;
  readonly view: StoreView;
  readonly principal: Principal;
  readonly request: FastifyRequest;
}

/**
 * Answers every page of the store as HTML, its files, and the static phrases. Who may not look at the store
 * is refused before anything is drawn. One drawing serves all who see the same prices, in the same portal, by
 * the same channel; what is personal loads in the browser.
 */
export function htmlRoutes(fastify: FastifyInstance, options: HtmlOptions): void {
  const { storefront, viewOf, version } = options;
  const styles = inlineCss(storefront.assets, options.outside);
  const cache = createPageCache(options.now);
  const frame = frameAnswers(options.now);
  serveStatic(fastify, storefront.assets);
  dictionaryRoute(fastify, (locale) => options.dictionaryOf?.(locale));
  fastify.get("/*", async (request, reply) => {
    if (!isPagePath(request.url.split("?")[0] ?? "/")) return reply.callNotFound();
    if (request.url.length > ADDRESS_MAX_LENGTH) return reply.code(414).send();
    const chosen = (request.query as { ___store?: unknown })["___store"];
    const view = viewOf(request.cookies[SERVER_COOKIES.store.name]);
    if (typeof chosen === "string") {
      const to = viewOf(chosen);
      return chooseStore(reply, to, await options.addressIn(view, to, pageAddress(request.url)));
    }
    const mode = storeModeIn(request);
    if (mode !== undefined) return chooseMode(reply, mode, options.storeUrl, request.url);
    const url = pageAddress(request.url);
    const asker = await options.askerOf(request);
    if (!asker.ok) return sendRefusal(reply, asker);
    const { principal } = asker.value;
    const allowed = can(principal, "shop.browse");
    if (allowed !== true) return sendRefusal(reply, refuse(problem(allowed)));
    const pause = options.portalPause?.({ url, view, principal, request }) ?? 0;
    const said = pause > 0 ? " untold" : "";
    const shared = `${view.code} ${shareKey(principal)} ${options.epoch()}${said}`;
    const encoding = encodingOf(request);
    const drawing = { url, view, options, styles, frame, shared, encoding: encoding ?? "br" };
    const drawn = await cache.get(`${shared} ${url}`, version(), () =>
      drawFor(principal, () => draw(fastify, drawing), pause),
    );
    return drawn.keep
      ? sendPage({ request, reply }, drawn.page, encoding)
      : passOn(reply, drawn.answer as Passing);
  });
}

/** `?___store=code` is remembered in Magento's cookie and leaves the address. */
function chooseStore(reply: FastifyReply, view: StoreView, address: string) {
  reply.setCookie(SERVER_COOKIES.store.name, view.code, {
    path: "/",
    sameSite: "lax",
    maxAge: SERVER_COOKIES.store.seconds,
  });
  return reply.header("cache-control", "no-store").redirect(localPath(address), 302);
}

/** The store mode that an address names, if it is one (CONF-43). */
function storeModeIn({ query }: FastifyRequest): StoreMode | undefined {
  const { [STORE_MODE]: named } = query as Readonly<Record<string, unknown>>;
  return STORE_MODES.find((mode) => mode === named);
}

/**
 * `?store-mode=punchout` is kept for the session and leaves the address. Retail, which is the default, ends what is left
 * of a visit from a procurement system on this browser too; one that is open is known by its session.
 */
function chooseMode(reply: FastifyReply, mode: StoreMode, storeUrl: string, url: string) {
  const isRetail = mode === "retail";
  keepCookie(reply, { name: STORE_MODE, value: isRetail ? "" : mode, storeUrl });
  if (isRetail) keepCookie(reply, { name: PUNCHOUT_COOKIE, value: "", storeUrl });
  return reply.header("cache-control", "no-store").redirect(localPath(pageAddress(url)), 302);
}

type Passing =
  | { readonly rendered: Extract<DrawnPage, { kind: "redirect" }> }
  | {
      readonly rendered: Extract<DrawnPage, { kind: "page" }>;
      readonly html: Buffer;
      readonly policy: string;
    };

interface Drawing {
  readonly url: string;
  readonly view: StoreView;
  readonly options: HtmlOptions;
  readonly styles: ReturnType<typeof inlineCss>;
  readonly frame: FrameAnswers;
  /** Says for whom it is drawn, as part of a key: view, price class, portal and channel. */
  readonly shared: string;
  /** What whoever asks first wants it in. */
  readonly encoding: Encoding;
}

async function draw(fastify: FastifyInstance, drawing: Drawing): Promise<Drawn> {
  const { url, view, options, styles, encoding } = drawing;
  const { storefront, storeUrl } = options;
  const dictionary = options.dictionaryOf?.(view.locale);
  const words = dictionary && dictionaryAddress(view.locale, dictionary);
  const rendered = await storefront.render({
    url,
    storeCode: view.code,
    locale: view.locale,
    dictionary: dictionary?.words ?? {},
    dictionaryUrl: words,
    send: (call) => ask(fastify, drawing, call),
  });
  if (rendered.kind === "redirect") return passing({ rendered });
  const { assets } = storefront;
  const hears = hearsOthers(rendered.type);
  const { css, policy } = styles(modulesOf(rendered), options.headerPx(view), hears);
  const parts = {
    page: rendered,
    assets,
    css,
    origin: storeUrl,
    locale: view.locale,
    words,
    consent: options.consentOf?.(view),
    analytics: options.analyticsOf?.(view),
  };
  const html = htmlDocument(parts);
  if (rendered.status !== 200) return passing({ rendered, html, policy });
  return { keep: true, page: await packedPage(html, { policy, first: encoding }) };
}

const passing = (answer: Passing): Drawn => ({ keep: false, answer });

const encodingOf = ({ headers }: FastifyRequest) =>
  pickEncoding(headers["accept-encoding"], { br: true, gzip: true });

async function sendPage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { etag, policy, as }: PackedPage,
  encoding: Encoding | undefined,
) {
  reply.header(POLICY, policy);
  const body = await as(encoding);
  const encodings = encoding ? { [encoding]: body } : {};
  const prepared = { prepared: true, etag, contentType: HTML, body, encodings } as const;
  return sendPrepared({ request, reply }, prepared);
}

/** A page that is not kept, or none. */
function passOn(reply: FastifyReply, passed: Passing) {
  if (!("html" in passed)) {
    const { to, status, message } = passed.rendered;
    if (message) leaveMessage(reply, message);
    return reply.redirect(localPath(to), status);
  }
  reply.code(passed.rendered.status).header(POLICY, passed.policy);
  return reply.header("cache-control", "no-store").type(HTML).send(passed.html);
}

const POLICY = "content-security-policy";
const HTML = "text/html; charset=utf-8";

function leaveMessage(reply: FastifyReply, text: string): void {
  const value = JSON.stringify([{ type: "primary", text }]);
  reply.setCookie(MESSAGES_COOKIE, value, { path: "/", sameSite: "lax" });
}

/** A call of the store API; what every page asks is asked once for all of them. */
function ask(
  fastify: FastifyInstance,
  { view, options, frame, shared }: Drawing,
  call: DrawingCall,
): Promise<CallAnswer> {
  const asked = () => callInProcess(fastify, view, call);
  return call.isOfEveryPage
    ? frame.get(`${shared} ${call.method} ${call.path}`, options.version(), asked)
    : asked();
}

/** A call without the network: the same route, the same answer. */
async function callInProcess(fastify: FastifyInstance, view: StoreView, call: DrawingCall) {
  const response = await fastify.inject({
    method: call.method as "GET",
    url: `/rest/${encodeURIComponent(view.code)}/V1/xmapi/${call.path}`,
    ...(call.body === undefined
      ? {}
      : { payload: call.body, headers: { "content-type": "application/json" } }),
  });
  return { status: response.statusCode, text: response.payload };
}
