import { routingEndpoints } from "@placket/contract/routing/routing.rest";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { routingHandlers } from "./routing.rest.ts";

export const routingRoom: Room = {
  rest: calls(routingEndpoints, routingHandlers),
};
