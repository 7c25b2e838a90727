import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import { searchQueries } from "./search.queries.ts";

export const searchRoom: Room = {
  pages: {
    search: {
      file: "src/search/search.page.ts",
      load: lateModule(() => import("./search.page.ts")),
      queries: searchQueries,
    },
  },
};
