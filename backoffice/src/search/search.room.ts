import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { missedSearchesAt, synonymAt, synonymsAt } from "./search.addresses.ts";

export const searchRoom: Room = {
  pages: [
    page(synonymsAt, {
      title: "Search Synonyms",
      can: "search.manage",
      nav: { title: "Search Synonyms", group: "marketing", place: 30 },
      load: lateModule(() => import("./SynonymsPage.tsx")),
    }),
    page(missedSearchesAt, {
      title: "Searches That Found Nothing",
      can: "search.manage",
      nav: { title: "Missed Searches", group: "marketing", place: 31 },
      load: lateModule(() => import("./MissedSearchesPage.tsx")),
    }),
    page(synonymAt, {
      title: "Search Synonym",
      can: "search.manage",
      load: lateModule(() => import("./SynonymPage.tsx")),
    }),
  ],
};
