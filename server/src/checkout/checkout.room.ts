import { checkoutEndpoints } from "@placket/contract/checkout/checkout.rest";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { checkoutResolvers } from "./checkout.graphql.ts";
import { checkoutHandlers } from "./checkout.rest.ts";

export const checkoutRoom: Room = {
  rest: calls(checkoutEndpoints, checkoutHandlers),
  resolvers: checkoutResolvers,
};
