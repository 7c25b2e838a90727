import { checkoutEndpoints } from "@placket/contract/checkout/checkout.rest";
import { gatherChanges } from "../cart/change/gathered-changes.ts";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { CHANGES_OF_THE_CART, checkoutResolvers } from "./checkout.graphql.ts";
import { checkoutHandlers } from "./checkout.rest.ts";

export const checkoutRoom: Room = {
  rest: calls(checkoutEndpoints, checkoutHandlers),
  resolvers: checkoutResolvers,
  gathers: [{ fields: CHANGES_OF_THE_CART, together: gatherChanges }],
};
