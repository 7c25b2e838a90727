import { cartEndpoints } from "@placket/contract/cart/cart.rest";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { cartResolvers } from "./cart.graphql.ts";
import { cartHandlers } from "./cart.rest.ts";
import { cartTurns } from "./change/cart-turns.ts";
import { changeGatherer } from "./change/change-cart.ts";
import { knownCarts } from "./change/known-carts.ts";

export const cartRoom: Room = {
  rest: calls(cartEndpoints, cartHandlers),
  resolvers: cartResolvers,
  holds: [cartTurns, changeGatherer, knownCarts],
};
