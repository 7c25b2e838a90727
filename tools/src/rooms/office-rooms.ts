import type { Room } from "../room-row.ts";

/** Rooms of the back office alone. */
export const officeRooms: Readonly<Record<string, Room>> = {
  figures: {
    uses: ["catalog", "routing", "store"],
    spec: "issue 12.7",
    holds: "the shop's own figures: visits and how far they came, counted without anybody",
  },
  report: {
    uses: ["figures", "money", "order", "store"],
    spec: "issue 9.9",
    holds: "what staff read of orders, returns and money of a period, summed in the database",
  },
  staff: {
    uses: ["access", "audit", "mail", "session", "store"],
    spec: "issue §6, §8, issue 8 A6",
    holds: "who works in the back office: sign-in, second factor, invitations, roles",
  },
};
