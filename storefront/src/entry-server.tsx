import "@placket/ui/index.css";
import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { App } from "./App.tsx";
import { CallError } from "./api/call-error.ts";
import { createQueryClient } from "./api/query-client.ts";
import { readReply, wireRequest, type Call, type WireRequest } from "./api/rest.ts";
import type { Shop } from "./api/shop.ts";
import { categoriesQuery } from "./catalog/category.queries.ts";
import { siteHead } from "./chrome/site-head.ts";
import { fullTitle, type Head } from "./page/head.ts";
import type { PageState } from "./page-state.ts";
import { createPageLoader, type PageLoader } from "./page/page-loader.ts";
import type { Redirect } from "./page/page.ts";
import { preparePage } from "./page/prepare.ts";
import { pages } from "./pages.ts";
import { createResolver } from "./resolver.ts";
import { addressOf, type Address } from "./routing/address.ts";
import { resolveAddress, type Resolution } from "./routing/resolve.ts";
import { createRouter, type Shown } from "./routing/router.ts";
import { writeShared } from "./shared-json.ts";
import { configQuery, readConfig } from "./store/config.queries.ts";
import { setDictionary, setTranslationDebug, t, type Dictionary } from "./translation/translate.ts";

/** What the server asks for: one page of one store, as a guest sees it. */
export interface RenderRequest {
  /** Path and query. */
  readonly url: string;
  readonly storeCode: string;
  readonly locale: string;
  readonly dictionary: Dictionary;
  /** Where the browser finds the same words; undefined when there are none. */
  readonly dictionaryUrl: string | undefined;
  /** Answers a call of the store API within the process. */
  readonly send: (request: WireRequest) => Promise<{ status: number; text: string }>;
}

export type Rendered =
  | {
      readonly kind: "redirect";
      readonly to: string;
      readonly status: 301 | 302;
      readonly message?: string;
    }
  | {
      readonly kind: "page";
      readonly status: 200 | 404 | 503;
      readonly title: string;
      readonly head: Head;
      readonly siteName: string;
      readonly html: string;
      /** JSON of the page's state, not yet escaped for HTML. */
      readonly state: string;
      /** Module of the page, by which the server finds its chunk. */
      readonly file: string | undefined;
    };

/** Draws a page to HTML with the data it shows. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const shop = serverShop(request);
  const client = createQueryClient();
  const resolver = createResolver(client, () => shop, "not_found");
  const loader = createPageLoader(pages);
  const address = addressOf(request.url);
  await Promise.all([
    client.prefetchQuery(configQuery(shop)),
    client.prefetchQuery(categoriesQuery(shop)),
  ]);
  const resolution = await resolveAddress(address, resolver).catch(failureOf);
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
  return draw(request, { shop, client, loader, resolver, shown });
}

interface Drawing {
  readonly shop: Shop;
  readonly client: QueryClient;
  readonly loader: PageLoader;
  readonly resolver: ReturnType<typeof createResolver>;
  readonly shown: Shown;
}

/** The synchronous part: nothing else can change the words in between. */
function draw(
  request: RenderRequest,
  { shop, client, loader, resolver, shown }: Drawing,
): Rendered {
  speak(request);
  const address = addressOf(request.url);
  const isPage = shown.kind === "page";
  const module = isPage ? loader.loaded(shown.place.type) : undefined;
  const head = (isPage && module?.head({ place: shown.place, shop, client })) || notFoundHead();
  const router = createRouter(shown, stillRouter(request.url));
  const parts = { client, shop, loader, knownPages: resolver.pages, router, arrival: stillArrival };
  const html = renderToString(<App {...parts} />);
  const config = readConfig(shop, client);
  return {
    kind: "page",
    status: statusOf(shown, client, module !== undefined),
    title: fullTitle(head.title, config.store_name),
    head: siteHead(head, { shop, client, address }),
    siteName: config.store_name,
    html,
    state: writeShared(stateOf(request, shown, client)),
    file: isPage ? pages[shown.place.type]?.file : undefined,
  };
}

const notFoundHead = (): Head => ({ title: t("Not Found..."), robots: "noindex" });

/** Whether the page's own question, the first, met nothing. */
function isMissing(shown: Shown, { shop, client }: Pick<Drawing, "shop" | "client">): boolean {
  if (shown.kind !== "page") return false;
  const [own] = pages[shown.place.type]?.queries?.({ place: shown.place, shop, client }) ?? [];
  const error = own && client.getQueryState(own.queryKey)?.error;
  return error instanceof CallError && error.kind === "not_found";
}

/** Leaving for another address; what is announced in a browser waits there as a message. */
function redirectTo({ to, message }: Redirect): Rendered {
  return { kind: "redirect", to, status: 302, ...(message === undefined ? {} : { message }) };
}

/** Sets the words right before something synchronous is drawn or read. */
function speak({ dictionary, url }: RenderRequest): void {
  setDictionary(dictionary);
  setTranslationDebug(url.includes("__debugtranslations__"));
}

/** A page without a row in the table is none; one whose questions were not answered is not all there. */
function statusOf(shown: Shown, client: QueryClient, hasModule: boolean): 200 | 404 | 503 {
  if (shown.kind === "failed") return 503;
  if (shown.kind !== "page" || !hasModule) return 404;
  const queries = client.getQueryCache().getAll();
  return queries.every((query) => query.state.error === null) ? 200 : 503;
}

function stateOf(
  { storeCode, locale, dictionaryUrl }: RenderRequest,
  shown: Shown,
  client: QueryClient,
) {
  const queries = dehydrate(client);
  const state: PageState = { storeCode, locale, actor: "guest", shown, dictionaryUrl, queries };
  return state;
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

function serverShop({ storeCode, locale, send }: RenderRequest): Shop {
  const call: Call = async (name, input) => {
    const { status, text } = await send(wireRequest(name, input));
    return readReply(status, text) as never;
  };
  return { storeCode, locale, actor: "guest", call, graphql: noGraphql };
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
