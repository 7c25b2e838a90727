import type { Room } from "../room-row.ts";

/** Rooms of what shoppers keep in sight: what they wish for, compare, have looked at, and wait for. */
export const keepingRooms: Readonly<Record<string, Room>> = {
  compare: {
    uses: ["catalog", "money", "notice", "routing", "store", "translation", "wishlist"],
    spec: "WISH-01 to 11, ROUTE-19, issue 11.5",
    holds: "products side by side: a guest's in their browser, a customer's on every device",
  },
  "recently-viewed": {
    uses: ["catalog", "media", "money", "session", "storage", "translation"],
    spec: "WISH-16 to 23",
    holds: "what was looked at last, in a browser and in an account",
  },
  "stock-alert": {
    uses: [
      "access",
      "cart",
      "catalog",
      "mail",
      "media",
      "money",
      "notice",
      "quantity",
      "routing",
      "session",
      "stock",
      "store",
      "translation",
    ],
    spec: "WISH-13 to 15, issue 11.5",
    holds: "who is told by letter when something is in stock again or costs less",
  },
  wishlist: {
    uses: [
      "cart",
      "catalog",
      "focus",
      "media",
      "money",
      "notice",
      "routing",
      "session",
      "storage",
      "store",
      "translation",
    ],
    spec: "WISH-01 to 12, issue 11.5",
    doors: ["copied-wishes.ts"],
    holds: "wish lists of customers: several, shared by a link, put into the cart",
  },
};
