import { bundleAdminEndpoints } from "@placket/contract/bundle/bundle.admin";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { bundleAdminHandlers } from "./bundle.admin.ts";

export const bundleRoom: Room = {
  admin: calls(bundleAdminEndpoints, bundleAdminHandlers),
};
