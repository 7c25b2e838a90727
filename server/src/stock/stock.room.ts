import { stockAdminEndpoints } from "@placket/contract/stock/stock.admin";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { forgetOldCounts } from "./count-shelves.ts";
import { stockAdminHandlers } from "./stock.admin.ts";
import { stockBell } from "./stock-bell.ts";
import { tellTaken } from "./stock.sql.ts";

export const stockRoom: Room = {
  admin: calls(stockAdminEndpoints, stockAdminHandlers),
  holds: [stockBell],
  jobs: [
    { name: "stock notices", everyMs: 5_000, gatherMs: 0, work: ({ db }) => tellTaken(db) },
    { name: "old counts", everyMs: 3_600_000, gatherMs: 0, work: forgetOldCounts },
  ],
};
