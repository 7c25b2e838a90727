import { lateModule } from "@placket/web/late/late-module";
import type { PageEntry } from "../page/page.ts";
import type { Room } from "../room.ts";
import { contentQueries } from "./content.queries.ts";

/** All that staff write is one chunk, which looks what it is asked for. */
const written: PageEntry = {
  file: "src/content/cms.page.tsx",
  load: lateModule(() => import("./cms.page.tsx")),
  queries: contentQueries,
};

export const contentRoom: Room = {
  pages: { cms: written, cw_blog: written, cw_single_blog: written },
};
