import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import { homeQueries } from "./home.queries.ts";

export const homeRoom: Room = {
  pages: {
    homepage: {
      file: "src/home/home.page.ts",
      load: lateModule(() => import("./home.page.ts")),
      queries: homeQueries,
    },
  },
};
