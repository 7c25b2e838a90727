import { lateModule } from "@placket/web/late/late-module";
import { storeAnswers } from "@placket/web/late/reload";
import "@placket/ui/index.css";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import type { GraphqlCall } from "./api/graphql.ts";
import type { graphqlCall } from "./api/graphql-call.ts";
import { browserNetwork } from "./api/online.ts";
import { createQueryClient } from "./api/query-client.ts";
import { apiBase, restCall } from "./api/rest.ts";
import type { Shop } from "./api/shop.ts";
import { openDoors } from "./browser.ts";
import { doubted, sentAgain } from "./customer/sent-again.ts";
import {
  APP_ID,
  PAGE_STATE_ID,
  type ListensEvent,
  type LostEvent,
  type PageState,
} from "./page-state.ts";
import { createPageLoader } from "./page/page-loader.ts";
import { preparePage } from "./page/prepare.ts";
import { pages } from "./pages.ts";
import { hrefOf } from "./routing/address.ts";
import { documentArrival } from "./routing/arrival.ts";
import { browserHistory } from "./routing/history.ts";
import { whenIdle } from "./routing/idle.ts";
import { createResolver } from "./resolver.ts";
import { resolveAnew } from "./routing/resolve-anew.ts";
import { createRouter } from "./routing/router.ts";
import { scrollMemory } from "./routing/scroll.ts";
import { readShared } from "./shared-json.ts";
import { storageKeys } from "./storage/keys.ts";
import { readStored, writeStored } from "./storage/stored.ts";
import { loadDictionary } from "./translation/load-dictionary.ts";
import { setDictionary, setTranslationDebug } from "./translation/translate.ts";

/** How long a click may wait for its page before "Loading page" shows, in ms. */
const PATIENCE_MS = 400;

const text = document.getElementById(PAGE_STATE_ID)?.textContent ?? "";
const state = readShared(text) as PageState;
// Not awaited at module level: page chunks import from this one while it starts.
void start(state);

async function start({ storeCode, locale, shown, dictionaryUrl, queries }: PageState) {
  setDictionary(dictionaryUrl ? await loadDictionary(dictionaryUrl) : {}, locale);
  setTranslationDebug(new URLSearchParams(location.search).has("__debugtranslations__"));
  const client = createQueryClient((error) => reportError(error));
  client.takeUp(queries);
  const shop = browserShop({ storeCode, locale });
  const loader = createPageLoader(pages);
  const resolver = createResolver(client, () => shop);
  const memory = tabMemory();
  const prepare = { pages, loader, client, shop: () => shop };
  const router = createRouter(atBrowserAddress(shown), {
    history: browserHistory(() => crypto.randomUUID()),
    resolve: (address) => resolveAnew(address, { resolver, loader, storeAnswers }),
    prepare: (place) => preparePage(place, prepare),
    canShow: ({ type }) => loader.loaded(type) !== undefined,
    patience: () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
    report: (error) => reportError(error),
  });
  if (shown.kind === "page") await loader.load(shown.place.type).catch(sayLost);
  const arrival = documentArrival((key) => memory.placeOf(key));
  const parts = { client, shop, loader, knownPages: resolver.pages, router, arrival };
  const root = document.getElementById(APP_ID);
  if (!root) throw new Error("The page has no place for the app");
  hydrateRoot(root, <StrictMode>{<App {...parts} />}</StrictMode>);
  dispatchEvent(new Event(LISTENS));
  await openDoors({ ...parts, app: root, memory, resolver, prepare });
  // The configuration is kept and applied by now: only then is the app there (CONF-01).
  root.dataset["ready"] = "";
}

const LOST: LostEvent = "app-lost";
const LISTENS: ListensEvent = "app-listens";

/** Without the page's own script nothing can take over what the server drew: it stays, and says so (`start.ts`). */
function sayLost(error: unknown): never {
  dispatchEvent(new Event(LOST));
  throw error;
}

/** Scroll places of this tab. */
function tabMemory() {
  const timer = {
    set: (run: () => void, ms: number) => setTimeout(run, ms),
    clear: (handle: unknown) => clearTimeout(handle as number),
  };
  const store = {
    read: () => readStored(storageKeys.scroll) ?? {},
    write: (places: Readonly<Record<string, number>>) => writeStored(storageKeys.scroll, places),
  };
  return scrollMemory(store, timer);
}

function browserShop({ storeCode, locale }: Pick<Shop, "storeCode" | "locale">) {
  const wire = {
    fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
    pageLocation: () => location.href,
    network: browserNetwork,
    change: sentAgain,
    question: doubted,
  };
  return {
    storeCode,
    locale,
    call: restCall({ ...wire, base: apiBase(storeCode) }),
    graphql: lateGraphql({ ...wire, storeCode }),
  };
}

/** The caller comes when the browser is idle, or with its first call: no first page makes one. */
function lateGraphql(wire: Parameters<typeof graphqlCall>[0]): GraphqlCall {
  const load = lateModule(() => import("./api/graphql-call.ts"));
  // A script that does not come is asked for again by the call.
  void whenIdle()
    .then(load)
    .catch(() => undefined);
  return async (...request) => (await load()).graphqlCall(wire)(...request);
}

/** The server knows no hash, and one page may stand for many queries. */
function atBrowserAddress(shown: PageState["shown"]): PageState["shown"] {
  const address = { path: location.pathname, search: location.search, hash: location.hash };
  if (shown.kind !== "page") return { ...shown, address };
  const isSame = hrefOf({ ...shown.place.address, hash: "" }) === hrefOf({ ...address, hash: "" });
  return {
    kind: "page",
    place: { ...shown.place, address: isSame ? address : shown.place.address },
  };
}
