import { routingEndpoints } from "@placket/contract/routing/routing.rest";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { redirects } from "./redirects.ts";
import { routingHandlers } from "./routing.rest.ts";

export const routingRoom: Room = {
  holds: [redirects],
  rest: calls(routingEndpoints, routingHandlers),
};
