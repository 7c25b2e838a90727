import { embroideryAdminEndpoints } from "@placket/contract/embroidery/embroidery.admin";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { embroideryAdminHandlers } from "./embroidery.admin.ts";
import { sheetPress } from "./sheet-press.ts";

export const embroideryRoom: Room = {
  admin: calls(embroideryAdminEndpoints, embroideryAdminHandlers),
  holds: [sheetPress],
};
