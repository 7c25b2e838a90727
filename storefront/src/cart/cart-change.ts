import type { ShownCartWire } from "@placket/contract/cart/shown-cart.codec";
import { useMutation } from "../query/use-mutation.ts";
import { useQueryClient } from "../query/use-query.ts";
import { answered, type Operation } from "../api/graphql.ts";
import { useShop } from "../api/shop.ts";
import { cartCodec, refetchAfter, showCart } from "./cart.queries.ts";

/** A mutation whose answer, called `changed`, is the cart that it led to. */
type CartChange<Variables> = Operation<
  { readonly changed: { readonly cart: ShownCartWire | null } | null },
  Variables
>;

/**
 * One change of the cart over GraphQL. Its answer is the cart, which is shown without asking again; after a
 * refusal it is fetched as it is, and the change is over when it is there (CART-28). A change whose script
 * comes after the page stands as what fetches it.
 */
export function useCartChange<Variables>(
  change: CartChange<Variables> | (() => Promise<CartChange<Variables>>),
) {
  const shop = useShop();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (variables: Variables) => {
      const operation = typeof change === "function" ? await change() : change;
      const { changed } = await shop.graphql(operation, variables);
      const { shownCart } = await cartCodec();
      return shownCart(answered(answered(changed).cart));
    },
    onSuccess: (cart) => showCart({ client, shop }, cart),
    onError: (error) => refetchAfter(error, { client, shop }),
  });
}
