import { reportAdminEndpoints } from "@placket/contract/report/report.admin";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { reportAdminHandlers } from "./report.admin.ts";
import { reportQueue } from "./report-turn.ts";

export const reportRoom: Room = {
  admin: calls(reportAdminEndpoints, reportAdminHandlers),
  holds: [reportQueue],
};
