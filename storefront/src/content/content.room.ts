import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import { contentQueries } from "./content.queries.ts";

export const contentRoom: Room = {
  pages: {
    cms: {
      file: "src/content/cms.page.ts",
      load: lateModule(() => import("./cms.page.ts")),
      queries: contentQueries,
    },
  },
};
