import { cartResolvers } from "../cart/cart.graphql.ts";
import { catalogResolvers } from "../catalog/catalog.graphql.ts";
import { checkoutResolvers } from "../checkout/checkout.graphql.ts";
import { directoryResolvers } from "../directory/directory.graphql.ts";
import { orderResolvers } from "../order/order.graphql.ts";
import { storeResolvers } from "../store/store.graphql.ts";

type TypeResolvers = Readonly<Record<string, object>>;

/** Every room's resolvers, merged type by type. */
export const allResolvers: TypeResolvers = merge([
  cartResolvers,
  catalogResolvers,
  checkoutResolvers,
  directoryResolvers,
  orderResolvers,
  storeResolvers,
]);

function merge(rooms: readonly TypeResolvers[]): TypeResolvers {
  const merged: Record<string, object> = {};
  for (const room of rooms) {
    for (const [type, fields] of Object.entries(room))
      merged[type] = { ...merged[type], ...fields };
  }
  return merged;
}
