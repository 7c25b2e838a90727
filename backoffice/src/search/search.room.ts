import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { synonymAt, synonymsAt } from "./search.addresses.ts";

export const searchRoom: Room = {
  pages: [
    page(synonymsAt, {
      title: "Search Synonyms",
      can: "search.manage",
      nav: { title: "Search Synonyms", group: "marketing", place: 30 },
      load: lateModule(() => import("./SynonymsPage.tsx")),
    }),
    page(synonymAt, {
      title: "Search Synonym",
      can: "search.manage",
      load: lateModule(() => import("./SynonymPage.tsx")),
    }),
  ],
};
