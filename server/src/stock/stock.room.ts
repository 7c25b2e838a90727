import type { Room } from "../room.ts";
import { stockBell } from "./stock-bell.ts";
import { tellTaken } from "./stock.sql.ts";

export const stockRoom: Room = {
  holds: [stockBell],
  jobs: [{ name: "stock notices", everyMs: 5_000, gatherMs: 0, work: ({ db }) => tellTaken(db) }],
};
