import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendPrepared } from "../http/mount.ts";
import type { StoreView } from "../store/store-view.ts";
import { dictionaryAddress, dictionaryRoute, type Dictionary } from "./dictionary.ts";
import { htmlDocument } from "./document.ts";
import { inlineCss } from "./inline-css.ts";
import { ADDRESS_MAX_LENGTH, isPagePath, pageAddress } from "./page-address.ts";
import { createPageCache, type Drawn } from "./page-cache.ts";
import { prepared } from "./prepared.ts";
import type { Rendered, Storefront, WireRequest } from "./renderer.ts";
import type { OutsideOrigins } from "./security-policy.ts";
import { serveStatic } from "./static.ts";

export interface HtmlOptions {
  readonly storefront: Storefront;
  /** The origin shoppers use, without a final slash. */
  readonly storeUrl: string;
  /** The store view by its code, or the default one. */
  readonly viewOf: (code: string | undefined) => StoreView;
  /** Changes when what pages show has changed: kept pages are drawn anew. */
  readonly version: () => object;
  /** Static phrases of a locale (CONF-37); a locale without them speaks English. */
  readonly dictionaryOf?: (locale: string) => Dictionary | undefined;
  readonly outside?: OutsideOrigins;
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number;
}

/**
 * Answers every page of the store as HTML, its files, and the static phrases. Pages are drawn as a
 * guest sees them, so one drawing serves all; what is personal loads in the browser.
 */
export function htmlRoutes(fastify: FastifyInstance, options: HtmlOptions): void {
  const { storefront, viewOf, version } = options;
  const styles = inlineCss(storefront.assets, options.outside);
  const cache = createPageCache(options.now);
  serveStatic(fastify, storefront.assets);
  dictionaryRoute(fastify, (locale) => options.dictionaryOf?.(locale));
  fastify.get("/*", async (request, reply) => {
    if (!isPagePath(request.url.split("?")[0] ?? "/")) return reply.callNotFound();
    if (request.url.length > ADDRESS_MAX_LENGTH) return reply.code(414).send();
    const chosen = (request.query as { ___store?: unknown })["___store"];
    if (typeof chosen === "string") return chooseStore(reply, viewOf(chosen), request.url);
    const view = viewOf(request.cookies["store"]);
    const url = pageAddress(request.url);
    const drawn = await cache.get(`${view.code} ${url}`, version(), () =>
      draw(fastify, { url, view, options, styles }),
    );
    return answer({ request, reply }, drawn);
  });
}

/** `?___store=code` is remembered in Magento's cookie and leaves the address. */
function chooseStore(reply: FastifyReply, view: StoreView, url: string) {
  reply.setCookie("store", view.code, { path: "/", sameSite: "lax", maxAge: YEAR_S });
  return reply.header("cache-control", "no-store").redirect(localPath(pageAddress(url)), 302);
}

const YEAR_S = 365 * 24 * 3600;

type Passing =
  | { readonly rendered: Extract<Rendered, { kind: "redirect" }> }
  | {
      readonly rendered: Extract<Rendered, { kind: "page" }>;
      readonly html: Buffer;
      readonly policy: string;
    };

interface Drawing {
  readonly url: string;
  readonly view: StoreView;
  readonly options: HtmlOptions;
  readonly styles: ReturnType<typeof inlineCss>;
}

async function draw(
  fastify: FastifyInstance,
  { url, view, options, styles }: Drawing,
): Promise<Drawn> {
  const { storefront, storeUrl } = options;
  const dictionary = options.dictionaryOf?.(view.locale);
  const words = dictionary && dictionaryAddress(view.locale, dictionary);
  const rendered = await storefront.render({
    url,
    storeCode: view.code,
    locale: view.locale,
    dictionary: dictionary?.words ?? {},
    dictionaryUrl: words,
    send: (call) => callInProcess(fastify, view, call),
  });
  if (rendered.kind === "redirect") return passing({ rendered });
  const { assets } = storefront;
  const { css, policy } = styles(rendered.file);
  const parts = { page: rendered, assets, css, origin: storeUrl, locale: view.locale, words };
  const html = Buffer.from(htmlDocument(parts));
  if (rendered.status !== 200) return passing({ rendered, html, policy });
  return { keep: true, page: { ...(await prepared(html, HTML)), policy } };
}

const passing = (answer: Passing): Drawn => ({ keep: false, answer });

function answer(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  drawn: Drawn,
) {
  if (drawn.keep) {
    reply.header(POLICY, drawn.page.policy);
    return sendPrepared({ request, reply }, drawn.page);
  }
  const passed = drawn.answer as Passing;
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

/** Two slashes or a backslash in front would name another host. */
function localPath(to: string): string {
  return `/${to.replace(/^[/\\]+/, "")}`;
}

/** Magento's cookie of messages: the next page shows it once (UI-11). */
function leaveMessage(reply: FastifyReply, text: string): void {
  const value = JSON.stringify([{ type: "primary", text }]);
  reply.setCookie("mage-messages", value, { path: "/", sameSite: "lax" });
}

/** A call of the store API without the network: the same route, the same answer. */
async function callInProcess(fastify: FastifyInstance, view: StoreView, call: WireRequest) {
  const response = await fastify.inject({
    method: call.method as "GET",
    url: `/rest/${encodeURIComponent(view.code)}/V1/xmapi/${call.path}`,
    ...(call.body === undefined
      ? {}
      : { payload: call.body, headers: { "content-type": "application/json" } }),
  });
  return { status: response.statusCode, text: response.payload };
}
