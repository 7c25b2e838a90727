import { superuserAdminEndpoints } from "@placket/contract/superuser/superuser.admin";
import { superuserEndpoints } from "@placket/contract/superuser/superuser.rest";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { superuserAdminHandlers } from "./superuser.admin.ts";
import { superuserHandlers } from "./superuser.rest.ts";

export const superuserRoom: Room = {
  rest: calls(superuserEndpoints, superuserHandlers),
  admin: calls(superuserAdminEndpoints, superuserAdminHandlers),
};
