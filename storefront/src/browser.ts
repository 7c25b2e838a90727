import type { AppParts } from "./app-parts.ts";
import { parts as chromeParts } from "./chrome/parts.ts";
import { subscribe } from "./events/events.ts";
import { setNoticeMs } from "./notice/notices.ts";
import { showStoredMessages } from "./notice/stored-messages.ts";
import { preparePage, type PageParts } from "./page/prepare.ts";
import { addressOf, normalPath } from "./routing/address.ts";
import { followLinks } from "./routing/follow-links.ts";
import { savesData } from "./routing/idle.ts";
import { watchLinks } from "./routing/prefetch.ts";
import { resolveAddress, type Resolver } from "./routing/resolve.ts";
import type { ScrollMemory } from "./routing/scroll.ts";
import { storageKeys } from "./storage/keys.ts";
import { writeStored } from "./storage/stored.ts";
import { keepConfig, readConfig } from "./store/config.queries.ts";

interface Doors extends AppParts {
  readonly memory: ScrollMemory;
  readonly resolver: Resolver;
  readonly prepare: PageParts;
}

/** Connects the running app to the browser around it; done once, after the first drawing. */
export function openDoors({
  arrival,
  router,
  memory,
  resolver,
  prepare,
  client,
  shop,
}: Doors): void {
  const prefetch = (href: string) => void followAhead(href, resolver, prepare);
  router.start();
  followLinks({ here, navigate: (href) => void router.navigate(href), root: document });
  watchLinks({ here, prefetch, root: document, savesData: savesData() });
  history.scrollRestoration = "manual";
  const place = memory.placeOf(router.navigation.get().key);
  if (place) arrival.scrollTo(place);
  const note = () => memory.note(router.navigation.get().key, window.scrollY);
  window.addEventListener("scroll", note, { passive: true });
  window.addEventListener("pagehide", () => memory.flush());
  const config = readConfig(shop, client);
  keepConfig(config);
  setNoticeMs(config.notification_ms);
  showStoredMessages();
  keepSearchFilter();
  for (const start of chromeParts.starters) {
    void start().then((module) => module.start({ client, shop, router }));
  }
}

/** Fetches what the page behind a link needs. A failure here is the click's to meet. */
async function followAhead(href: string, resolver: Resolver, parts: PageParts): Promise<void> {
  const address = addressOf(href, location.href);
  if (normalPath(address.path) === normalPath(location.pathname) && !address.search) return;
  const resolution = await resolveAddress(address, resolver).catch(() => undefined);
  if (resolution?.kind !== "page") return;
  const { type, id, params } = resolution;
  await preparePage({ type, id, params, address }, parts).catch(() => undefined);
}

const here = () => location.href;

/** The query of the list a product was opened from is kept for the way back (PLP-04, SEARCH-09). */
function keepSearchFilter(): void {
  subscribe("product.chosen", ({ search }) => writeStored(storageKeys.searchFilter, search));
}
