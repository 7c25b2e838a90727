import { useShop } from "../api/shop.ts";
import { useQuery } from "../query/use-query.ts";
import { cartQuery } from "./cart.queries.ts";

/** The cart in a component. */
export function useCart() {
  return useQuery(cartQuery(useShop()));
}
