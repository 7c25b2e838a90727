import { checkoutEndpoints } from "@placket/contract/checkout/checkout.rest";
import { gatherChanges } from "../cart/change/gathered-changes.ts";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { CHANGES_OF_THE_CART, checkoutResolvers } from "./checkout.graphql.ts";
import { checkoutHandlers } from "./checkout.rest.ts";
import { creditVerdicts } from "./credit/credit-shown.ts";
import { creditResolvers } from "./credit/credit.graphql.ts";

export const checkoutRoom: Room = {
  rest: calls(checkoutEndpoints, checkoutHandlers),
  resolvers: {
    ...creditResolvers,
    StoreConfig: { ...checkoutResolvers.StoreConfig, ...creditResolvers.StoreConfig },
    Mutation: { ...checkoutResolvers.Mutation, ...creditResolvers.Mutation },
  },
  holds: [creditVerdicts],
  gathers: [{ fields: CHANGES_OF_THE_CART, together: gatherChanges }],
};
