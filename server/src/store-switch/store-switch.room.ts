import { storeSwitchEndpoints } from "@placket/contract/store-switch/store-switch.rest";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { storeSwitchResolvers } from "./store-switch.graphql.ts";
import { storeSwitchHandlers } from "./store-switch.rest.ts";
import { verifyRoute } from "./verify-sign-in.rest.ts";

export const storeSwitchRoom: Room = {
  rest: calls(storeSwitchEndpoints, storeSwitchHandlers),
  resolvers: storeSwitchResolvers,
  routes: verifyRoute,
};
