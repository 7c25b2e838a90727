import { savedViewAdminEndpoints } from "@placket/contract/staff/saved-view.admin";
import { staffAdminEndpoints } from "@placket/contract/staff/staff.admin";
import { calls } from "../http/mount.ts";
import { letterTemplates } from "../mail/template/template.ts";
import type { Room } from "../room.ts";
import { staffInvitation } from "./invitation-letter.ts";
import { savedViewAdminHandlers } from "./saved-view.admin.ts";
import { staffAdminHandlers } from "./staff.admin.ts";

export const staffRoom: Room = {
  admin: calls(
    { ...staffAdminEndpoints, ...savedViewAdminEndpoints },
    { ...staffAdminHandlers, ...savedViewAdminHandlers },
  ),
  fills: [letterTemplates.filledWith(staffInvitation)],
};
