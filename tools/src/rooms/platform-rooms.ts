import type { Room } from "../room-row.ts";

/** What all of the shop stands on: its stores, their addresses and languages, pictures, the check of machines. */
export const platformRooms: Readonly<Record<string, Room>> = {
  store: {
    uses: ["access", "audit", "storage"],
    spec: "CONF, STORE",
    holds: "websites, configuration, switching",
    doors: [
      "config-scope.ts",
      "frame-content.ts",
      "named-scopes.ts",
      "paypal-offered.ts",
      "portal-of.ts",
      "portal-tries.ts",
      "store-config.ts",
      "view-url.ts",
      "store-view.ts",
      "website-names.ts",
    ],
  },
  routing: {
    uses: ["audit", "store"],
    spec: "ROUTE",
    holds: "URL lookup, page types, return address",
    doors: ["redirects.ts"],
  },
  translation: {
    uses: ["store"],
    spec: "CONF",
    holds: "phrases of each language",
    doors: ["say.ts"],
  },
  media: { uses: [], spec: "REVIEW, EMB", holds: "uploads and pictures" },
  "bot-check": { uses: ["store"], spec: "API, CHECK-26", holds: "challenge and its proof" },
};
