import type { Room } from "../room-row.ts";

/** Rooms of rules that others stand on: money, prices, who may do what. */
export const ruleRooms: Readonly<Record<string, Room>> = {
  money: { uses: ["store", "translation"], spec: "CONF", holds: "amount, currency, format" },
  quantity: { uses: [], spec: "PDP-41…46", holds: "minimum, maximum, increment" },
  pricing: {
    uses: ["money"],
    spec: "PDP, PLP",
    holds: "tier and special price, rules on prices, MSRP struck through, totals",
  },
  access: {
    uses: [],
    spec: "accounts §6, issue 8 A1",
    holds: "the principal: who is asking; the table of permissions",
  },
  audit: {
    uses: [],
    spec: "issue 8 A6, hallway §7",
    holds: "who changed what, and when",
    doors: ["subject-titles.ts"],
  },
  tax: { uses: ["line", "money"], spec: "CHECK", holds: "tax rules and the tax of a line" },
  promotion: {
    uses: ["access", "audit", "catalog", "line", "money", "pricing", "store", "tax"],
    spec: "PAY-15, PDP-48, issue 9.7",
    holds: "price rules of catalog and cart, coupons: for what they hold, what they take off",
    doors: ["cart-rules.ts", "give-coupon.ts", "manage-rules.ts"],
  },
};
