import { cartEndpoints } from "@placket/contract/cart/cart.rest";
import { savedEndpoints } from "@placket/contract/cart/saved.rest";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { cartResolvers } from "./cart.graphql.ts";
import { cartHandlers } from "./cart.rest.ts";
import { cartTurns } from "./change/cart-turns.ts";
import { changeGatherer } from "./change/change-cart.ts";
import { knownCarts } from "./change/known-carts.ts";
import { ownedCartResolvers } from "./owned/owned-cart.graphql.ts";
import { savedResolvers } from "./saved/saved.graphql.ts";
import { savedHandlers } from "./saved/saved.rest.ts";

export const cartRoom: Room = {
  rest: calls({ ...cartEndpoints, ...savedEndpoints }, { ...cartHandlers, ...savedHandlers }),
  resolvers: {
    ...cartResolvers,
    Query: { ...cartResolvers.Query, ...ownedCartResolvers.Query, ...savedResolvers.Query },
    Mutation: {
      ...cartResolvers.Mutation,
      ...ownedCartResolvers.Mutation,
      ...savedResolvers.Mutation,
    },
  },
  holds: [cartTurns, changeGatherer, knownCarts],
};
