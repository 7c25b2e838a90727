import { searchEndpoints } from "@placket/contract/search/search.rest";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { searchHandlers } from "./search.rest.ts";

export const searchRoom: Room = {
  rest: calls(searchEndpoints, searchHandlers),
};
