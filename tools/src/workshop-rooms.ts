import type { Room } from "./room-row.ts";

/** Rooms of whoever makes what was ordered. */
export const workshopRooms: Readonly<Record<string, Room>> = {
  production: {
    uses: ["access", "audit", "delivery", "embroidery", "order", "translation"],
    spec: "issue 10.7",
    holds: "embroidery jobs: what is to be sewn of each order, where it stands, and in which order",
  },
};
