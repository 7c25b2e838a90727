import type { Room } from "../room-row.ts";

/** Rooms of what pays besides money. */
export const payingRooms: Readonly<Record<string, Room>> = {
  ledger: {
    uses: ["audit", "money", "store", "translation"],
    spec: "PAY-08 to 14, issue 9.6",
    holds: "accounts that pay besides money: their balances, and every movement of them",
    doors: ["copied-books.ts", "say-movement.ts"],
  },
  "sold-card": {
    uses: ["money", "store"],
    spec: "GIFT",
    holds: "what a gift card product may be worth, and what is asked of a card that is bought",
  },
  "gift-card": {
    uses: ["audit", "delivery", "ledger", "line", "mail", "money", "session", "sold-card", "store"],
    spec: "PAY-14, issue 9.6",
    holds: "gift cards: their codes, what is on them, what they pay of a cart",
    doors: ["code-hash.ts"],
  },

  "store-credit": {
    uses: ["ledger", "line", "money", "store"],
    spec: "PAY-12, PAY-13, CART-43",
    holds: "store credit of customers: what it pays of a cart, its history",
  },
  reward: {
    uses: ["catalog", "delivery", "ledger", "line", "mail", "money", "store", "tax", "translation"],
    spec: "PAY-08 to 11, CONF-13, PDP-09",
    holds: "points of customers: how they are earned, what they pay of a cart, when they are over",
    doors: ["product-rewards.ts"],
  },
};
