import type { Room } from "../room-row.ts";

/** Rooms that stand on the storefront's floor alone. */
export const storefrontRooms: Readonly<Record<string, Room>> = {
  home: {
    uses: ["catalog", "content", "media", "store", "translation"],
    spec: "ROUTE, CMS",
    holds: "the front page's sections",
  },
  chrome: {
    uses: [
      "catalog",
      "consent",
      "notice",
      "promotion",
      "recovery",
      "routing",
      "search",
      "session",
      "storage",
      "store",
      "translation",
    ],
    spec: "HEAD, MENU, FOOT, PROMO",
    holds: "header, footer, menu, promotions bar, progress",
  },
  notice: { uses: ["storage", "translation"], spec: "UI", holds: "notices that come and go" },
  focus: { uses: [], spec: "UI", holds: "where the focus goes when what had it is gone" },
  storage: { uses: [], spec: "PERSIST", holds: "every cookie and stored key" },
};
