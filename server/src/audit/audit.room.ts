import { auditAdminEndpoints } from "@placket/contract/audit/audit.admin";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { auditAdminHandlers } from "./audit.admin.ts";

export const auditRoom: Room = {
  admin: calls(auditAdminEndpoints, auditAdminHandlers),
};
