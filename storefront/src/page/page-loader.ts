import type { PageType } from "../routing/page-type.ts";
import type { PageModule, PageTable } from "./page.ts";

/** The lazily loaded pages; what was loaded once is there at once. */
export interface PageLoader {
  /** Undefined when the page switcher lacks the type (ROUTE-29). */
  load(type: PageType): Promise<PageModule | undefined>;
  loaded(type: PageType): PageModule | undefined;
}

export function createPageLoader(pages: PageTable): PageLoader {
  const modules = new Map<PageType, PageModule>();
  return {
    loaded: (type) => modules.get(type),
    load: async (type) => {
      const module = modules.get(type) ?? (await pages[type]?.load());
      if (module) modules.set(type, module);
      return module;
    },
  };
}
