import "@placket/ui/index.css";
import type { Answer, QueryClient } from "./query/query-client.ts";
import { hashKey } from "./query/query.ts";
import { renderToString } from "react-dom/server";
import { App } from "./App.tsx";
import { CallError } from "@placket/web/call/call-error";
import { createQueryClient } from "./api/query-client.ts";
import { readReply } from "./api/reply.ts";
import { wireRequest, type Call, type CallName } from "./api/rest.ts";
import type { CallAnswer, DrawnPage, DrawRequest, PageHead } from "@placket/contract/page-drawing";
import type { Shop } from "./api/shop.ts";
import { categoriesQuery, menuQuery } from "./catalog/category.queries.ts";
import { menuOf } from "./catalog/menu-of.ts";
import { siteHead } from "./chrome/site-head.ts";
import { MoneyContext } from "./money/Price.tsx";
import { fullTitle } from "./page/head.ts";
import type { PageState } from "./page-state.ts";
import { withPartsApart, type CutMarkup, type PartApart } from "./page/drawn-apart.ts";
import type { Markup } from "./page/kept-parts.ts";
import { createPageLoader } from "./page/page-loader.ts";
import type { Redirect } from "./page/page.ts";
import { LostApp } from "./page/LostApp.tsx";
import { preparePage } from "./page/prepare.ts";
import { pages } from "./pages.ts";
import { createResolver } from "./resolver.ts";
import { addressOf, type Address } from "./routing/address.ts";
import { resolveAddress, type Resolution } from "./routing/resolve.ts";
import { createRouter, type Shown } from "./routing/router.ts";
import { Verbatim, writeShared } from "./shared-json.ts";
import { configQuery, readConfig, type StoreConfig } from "./store/config.queries.ts";
import { loadLateParts, noteLateParts } from "./slot/late.tsx";
import { setDictionary, setTranslationDebug, t } from "./translation/translate.ts";

/** Draws a page to HTML with the data it shows. */
export async function render(request: DrawRequest): Promise<DrawnPage> {
  const shop = serverShop(request);
  const client = createQueryClient();
  const resolver = createResolver(client, () => shop, "not_found");
  const address = addressOf(request.url);
  await Promise.all([
    client.prefetchQuery(configQuery(shop)),
    client.prefetchQuery(categoriesQuery(shop)),
  ]);
  const tree = client.getQueryData(categoriesQuery(shop).queryKey);
  if (tree) setMenu(client, shop, menuOf(tree));
  const resolution = await resolveAddress(address, resolver).catch((error: unknown) =>
    isRefusal(error) ? ({ kind: "not_found" } as const) : failureOf(error),
  );
  if (resolution.kind === "moved") {
    return { kind: "redirect", to: resolution.to, status: resolution.permanent ? 301 : 302 };
  }
  const found = shownOf(resolution, address);
  if (found.kind === "page") {
    const { place } = found;
    await preparePage(place, { pages, loader, client, shop: () => shop });
    speak(request);
    const leave = loader.loaded(place.type)?.redirect?.({ place, shop, client });
    if (leave) return redirectTo(leave);
  }
  const shown = isMissing(found, { shop, client })
    ? { kind: "not_found" as const, address }
    : found;
  await loadLateParts();
  return draw(request, { shop, client, resolver, shown });
}

/** What one page has loaded is there for the next. */
const loader = createPageLoader(pages);

function setMenu(client: QueryClient, shop: Shop, menu: ReturnType<typeof menuOf>): void {
  if (!jsonOf.has(menu)) keepJson(menu, JSON.stringify(menu));
  client.setQueryData(menuQuery(shop).queryKey, menu);
}

interface Drawing {
  readonly shop: Shop;
  readonly client: QueryClient;
  readonly resolver: ReturnType<typeof createResolver>;
  readonly shown: Shown;
}

type Around = Pick<Drawing, "shop" | "client">;

/** The synchronous part: nothing else can change the words in between. */
function draw(request: DrawRequest, { shop, client, resolver, shown }: Drawing): DrawnPage {
  speak(request);
  const address = addressOf(request.url);
  const isPage = shown.kind === "page";
  const module = isPage ? loader.loaded(shown.place.type) : undefined;
  const head = (isPage && module?.head({ place: shown.place, shop, client })) || notFoundHead();
  const router = createRouter(shown, stillRouter(request.url));
  const parts = { client, shop, loader, knownPages: resolver.pages, router, arrival: stillArrival };
  const { drawn, files } = noteLateParts(() =>
    withPartsApart(() => renderToString(<App {...parts} />)),
  );
  const config = readConfig(shop, client);
  return {
    kind: "page",
    status: statusOf(shown, client, module !== undefined),
    title: fullTitle(head.title, config.storeName),
    head: siteHead(head, { shop, client, address }),
    siteName: config.storeName,
    html: withParts(drawn, config, wordsOf(request)),
    whenLost: renderToString(<LostApp />),
    state: writeShared(stateOf(request, shown, { shop, client })),
    type: isPage ? shown.place.type : undefined,
    file: isPage ? pages[shown.place.type]?.file : undefined,
    late: files,
  };
}

/** The markup with the parts that were left out of it. */
function withParts(
  { stretches, parts }: CutMarkup,
  { currency, priceFormat: format }: StoreConfig,
  words: string,
): readonly (string | Markup)[] {
  const money = { currency, format };
  const around = `${words} ${JSON.stringify(money)}`;
  const markup = ({ kept, by, element }: PartApart) =>
    kept.markup(`${by} ${around}`, () =>
      utf8.encode(renderToString(<MoneyContext value={money}>{element}</MoneyContext>)),
    );
  return stretches.flatMap((stretch, at) => {
    const part = parts[at];
    return part ? [stretch, markup(part)] : [stretch];
  });
}

const utf8 = new TextEncoder();

/** Names the words that are set now. */
const wordsOf = ({ url, locale, dictionaryUrl }: DrawRequest) =>
  `${locale} ${dictionaryUrl} ${isTranslationDebug(url)}`;

const notFoundHead = (): PageHead => ({ title: t("Not Found..."), robots: "noindex" });

/** Whether the page's own question, the first, met nothing or was no question that can be answered. */
function isMissing(shown: Shown, { shop, client }: Around): boolean {
  if (shown.kind !== "page") return false;
  const [own] = pages[shown.place.type]?.queries?.({ place: shown.place, shop, client }) ?? [];
  return isRefusal(own && client.getQueryState(own.queryKey).error);
}

/**
 * Whether the address itself was refused: nothing is there, or it says what nobody can read (a price of
 * `abc`, control characters). Only what the store failed to answer is the store's failure.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && (error.kind === "not_found" || error.kind === "bad_request");
}

/** Leaving for another address; what is announced in a browser waits there as a message. */
function redirectTo({ to, message }: Redirect): DrawnPage {
  return { kind: "redirect", to, status: 302, ...(message === undefined ? {} : { message }) };
}

const isTranslationDebug = (url: string) => url.includes("__debugtranslations__");

/** Sets the words right before something synchronous is drawn or read. */
function speak({ dictionary, locale, url }: DrawRequest): void {
  setDictionary(dictionary, locale);
  setTranslationDebug(isTranslationDebug(url));
}

/** A page without a row in the table is none; one whose questions were not answered is not all there. */
function statusOf(shown: Shown, client: QueryClient, hasModule: boolean): 200 | 404 | 503 {
  if (shown.kind === "failed") return 503;
  if (shown.kind !== "page" || !hasModule) return 404;
  return client.hasFailures() ? 503 : 200;
}

function stateOf(
  { storeCode, locale, dictionaryUrl }: DrawRequest,
  shown: Shown,
  { shop, client }: Around,
) {
  // Of the whole tree a page carries what it shows.
  const whole = hashKey(categoriesQuery(shop).queryKey);
  const queries = client.answers().filter(({ key }) => hashKey(key) !== whole);
  const state: PageState = { storeCode, locale, shown, dictionaryUrl, queries };
  return { ...state, queries: queries.map(asItCame) };
}

/** An answer that says hardly anything twice goes on as the JSON that it came as. */
function asItCame(answer: Answer): object {
  const { data } = answer;
  const json = typeof data === "object" && data !== null ? jsonOf.get(data) : undefined;
  return json ? { ...answer, data: json } : answer;
}

function shownOf(resolution: Resolution | Shown, address: Address): Shown {
  if (resolution.kind === "page" && "type" in resolution) {
    const { type, id, params } = resolution;
    return { kind: "page", place: { type, id, params, address } };
  }
  return resolution.kind === "failed" ? resolution : { kind: "not_found", address };
}

function failureOf(error: unknown): Extract<Shown, { kind: "failed" }> {
  if (error instanceof CallError) return { kind: "failed", address: addressOf("/") };
  throw error;
}

function serverShop({ storeCode, locale, send }: DrawRequest): Shop {
  const call: Call = async (name, input) => {
    const isOfEveryPage = OF_EVERY_PAGE.has(name);
    const { method, path, body } = wireRequest(name, input);
    const answer = await send({
      method,
      path,
      isOfEveryPage,
      ...(typeof body === "string" && { body }),
    });
    const reply = readOnce(answer);
    if (SAYS_LITTLE_TWICE.has(name)) keepJson(reply as object, answer.text);
    return reply as never;
  };
  return { storeCode, locale, call, graphql: noGraphql };
}

const OF_EVERY_PAGE: ReadonlySet<CallName> = new Set(["config", "categories"]);

/** All but a product, whose variants have the same pictures, prices and rules many times over. */
const SAYS_LITTLE_TWICE: ReadonlySet<CallName> = new Set(["config", "products", "search"]);

const jsonOf = new WeakMap<object, Verbatim>();

function keepJson(reply: object, text: string): void {
  const json = jsonOf.has(reply) ? undefined : Verbatim.of(text);
  if (json) jsonOf.set(reply, json);
}

const read = new WeakMap<CallAnswer, unknown>();

/** What was read of an answer before is the same object: trees made over it are made once. */
function readOnce(answer: CallAnswer): unknown {
  const known = read.get(answer);
  if (known !== undefined) return known;
  const reply = readReply(answer.status, answer.text);
  read.set(answer, reply);
  return reply;
}

/** A router that stands still: a server draws one page. */
function stillRouter(url: string) {
  return {
    history: {
      href: () => url,
      key: () => "server",
      push: () => undefined,
      replace: () => undefined,
      load: () => undefined,
      listen: () => () => undefined,
    },
    resolve: stay,
    prepare: stay,
    canShow: () => false,
    patience: stay,
    report: () => undefined,
  };
}

const stillArrival = {
  placeOf: () => undefined,
  scrollTo: () => undefined,
  scrollToId: () => false,
  focusPage: () => undefined,
};

const noGraphql = () => Promise.reject(new Error("Pages are drawn from the REST calls"));
const stay = () => Promise.reject(new Error("A server does not navigate"));
