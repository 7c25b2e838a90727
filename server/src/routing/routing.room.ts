import { routingAdminEndpoints } from "@placket/contract/routing/routing.admin";
import { routingEndpoints } from "@placket/contract/routing/routing.rest";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { redirects } from "./redirects.ts";
import { routingAdminHandlers } from "./routing.admin.ts";
import { routingHandlers } from "./routing.rest.ts";

export const routingRoom: Room = {
  holds: [redirects],
  admin: calls(routingAdminEndpoints, routingAdminHandlers),
  rest: calls(routingEndpoints, routingHandlers),
};
