import type { Room } from "../room.ts";
import { homeQueries } from "./home.queries.ts";

export const homeRoom: Room = {
  pages: {
    homepage: {
      file: "src/home/home.page.ts",
      load: () => import("./home.page.ts"),
      queries: homeQueries,
    },
  },
};
