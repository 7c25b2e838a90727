import { lateModule } from "@placket/web/late/late-module";
import { untilThere } from "@placket/web/late/until-there";
import type { Ahead } from "./ahead.ts";
import type { AppParts } from "./app-parts.ts";
import { fetchWholeTree } from "./chrome/menu/whole-tree.ts";
import { setNoticeMs } from "./notice/notices.ts";
import { showStoredMessages } from "./notice/stored-messages.ts";
import type { PageParts } from "./page/prepare.ts";
import { rooms } from "./rooms.ts";
import { followLinks } from "@placket/web/link/follow-links";
import { isPagePath } from "@placket/domain/routing/is-page-path";
import { whenIdle } from "./routing/idle.ts";
import { watchBack } from "./routing/lies-over.ts";
import type { Resolver } from "./routing/resolve.ts";
import type { ScrollMemory } from "./routing/scroll.ts";
import { keepSearchFilter } from "./chrome/search-filter.ts";
import { applyConfig } from "./store/config.queries.ts";

interface Doors extends AppParts {
  /** The element that the app is drawn into. */
  readonly app: HTMLElement;
  readonly memory: ScrollMemory;
  readonly resolver: Resolver;
  readonly prepare: PageParts;
}

/**
 * Connects the running app to the browser around it; done once, after the first drawing.
 * @returns what settles when the configuration is applied
 */
export function openDoors({
  app,
  arrival,
  router,
  memory,
  resolver,
  prepare,
  client,
  shop,
}: Doors): Promise<void> {
  watchBack();
  router.start();
  followLinks({
    here,
    navigate: (href) => void router.navigate(href),
    root: document,
    takenOver: app,
    isPage: isPagePath,
  });
  void openAhead({ resolver, prepare });
  history.scrollRestoration = "manual";
  const place = memory.placeOf(router.navigation.get().key);
  if (place) arrival.scrollTo(place);
  const note = () => memory.note(router.navigation.get().key, window.scrollY);
  window.addEventListener("scroll", note, { passive: true });
  window.addEventListener("pagehide", () => memory.flush());
  const configured = applyConfig(shop, client, ({ noticeMs }) => setNoticeMs(noticeMs));
  showStoredMessages();
  keepSearchFilter();
  fetchWholeTree(client, shop);
  for (const start of rooms.flatMap((room) => room.starters ?? [])) {
    void untilThere(start).then((module) => module.start({ client, shop, router }));
  }
  return configured;
}

const aheadScript = lateModule(() => import("./ahead.ts"));

/** Fetches ahead from the first idle moment on; without the script for it nothing is. */
async function openAhead(parts: Ahead): Promise<void> {
  await whenIdle();
  const script = await aheadScript().catch(() => undefined);
  script?.fetchAhead(parts);
}

const here = () => location.href;
