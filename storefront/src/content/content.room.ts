import { lateModule } from "@placket/web/late/late-module";
import type { PageEntry } from "../page/page.ts";
import type { Room } from "../room.ts";
import type { PageType } from "../routing/page-type.ts";
import { contentQueries } from "./content.queries.ts";

/** All that staff write is one chunk, which looks what it is asked for. */
const written: PageEntry = {
  file: "src/content/cms.page.tsx",
  load: lateModule(() => import("./cms.page.tsx")),
  queries: contentQueries,
};

/** `/cwblog` (ROUTE-12). */
const BLOG: PageType = "cw_blog";
/** `/cblog/post/view/id/{blogId}` (ROUTE-13). */
const POST: PageType = "cw_single_blog";

export const contentRoom: Room = {
  pages: { cms: written, [BLOG]: written, [POST]: written },
};
