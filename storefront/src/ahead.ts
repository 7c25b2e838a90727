import { preparePage, type PageParts } from "./page/prepare.ts";
import { addressOf, normalPath } from "./routing/address.ts";
import { savesData } from "./routing/idle.ts";
import type { PageType } from "./routing/page-type.ts";
import { watchLinks } from "./routing/prefetch.ts";
import { resolveAddress, type Resolver } from "./routing/resolve.ts";

/** What fetching ahead goes by. */
export interface Ahead {
  readonly resolver: Resolver;
  readonly prepare: PageParts;
}

/** The pages a shopper goes to most: with their scripts there, a slow line shows their own bones at once. */
const PAGES: readonly PageType[] = ["category", "product", "cart"];

/** Fetches the scripts of the pages most gone to, and what stands behind a link that is pointed at. */
export function fetchAhead({ resolver, prepare }: Ahead): void {
  const isSaving = savesData();
  const prefetch = (href: string) => void followAhead(href, resolver, prepare);
  watchLinks({ here: () => location.href, prefetch, root: document, savesData: isSaving });
  // A script that does not come is asked for again by whoever goes there.
  if (!isSaving) void Promise.allSettled(PAGES.map((type) => prepare.loader.load(type)));
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
