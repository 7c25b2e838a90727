import { normalPath, pathOfUrl } from "./address.ts";
import type { KnownPage } from "./resolve.ts";

/** A page with an address of its own, as the category tree and the listings bring them. */
interface Addressed extends KnownPage {
  readonly url: string | null | undefined;
}

/**
 * Addresses that need no lookup: the category tree's, except those ending in `/default-category` (ROUTE-34).
 */
export interface KnownPages {
  register(pages: readonly Addressed[]): void;
  find(path: string): KnownPage | undefined;
}

export function createKnownPages(): KnownPages {
  const byPath = new Map<string, KnownPage>();
  return {
    register(pages) {
      for (const { url, type, id } of pages) {
        const path = normalPath(pathOfUrl(url));
        if (!url || path.endsWith("/default-category")) continue;
        byPath.set(path, { type, id });
      }
    },
    find: (path) => byPath.get(path),
  };
}
