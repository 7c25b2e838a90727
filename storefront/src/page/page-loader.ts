import type { PageType } from "../routing/page-type.ts";
import type { PageModule, PageTable } from "./page.ts";

/** The lazily loaded pages; what was loaded once is there at once. */
export interface PageLoader {
  /** Undefined when the page switcher lacks the type (ROUTE-29). */
  load(type: PageType): Promise<PageModule | undefined>;
  loaded(type: PageType): PageModule | undefined;
  /** Whether its script was asked for in vain: a browser may keep that answer as long as the document stands. */
  isLost(type: PageType): boolean;
}

export function createPageLoader(pages: PageTable): PageLoader {
  const modules = new Map<PageType, PageModule>();
  const lost = new Set<PageType>();
  return {
    loaded: (type) => modules.get(type),
    isLost: (type) => lost.has(type),
    load: async (type) => {
      try {
        const module = modules.get(type) ?? (await pages[type]?.load());
        if (module) modules.set(type, module);
        lost.delete(type);
        return module;
      } catch (error) {
        lost.add(type);
        throw error;
      }
    },
  };
}
