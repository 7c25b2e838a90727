import { cartFields } from "@placket/contract/cart/cart-fields";
import { shownCart } from "@placket/contract/cart/shown-cart.codec";
import { useState } from "react";
import { answered, operation, present } from "../../api/graphql.ts";
import { useShop } from "../../api/shop.ts";
import { showCart } from "../../cart/cart.queries.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQueryClient } from "../../query/use-query.ts";

const reorderItems = operation(
  "ReorderItems",
  `mutation ReorderItems($number: String!, $items: [ID!]!) {
    reorderItems(orderNumber: $number, items: $items) {
      cart { ...CartFields }
      userInputErrors { message }
    }
  }`,
  cartFields,
);

/** Puts items of an order into the cart, which is shown at once; `done` says what could not be added. */
export function useReorder(number: string) {
  const shop = useShop();
  const client = useQueryClient();
  const [done, setDone] = useState<{ readonly missing: readonly string[] }>();
  const reorder = useMutation({
    mutationFn: async (items: string[]) =>
      answered((await shop.graphql(reorderItems, { number, items })).reorderItems),
    onSuccess: async ({ cart, userInputErrors }) => {
      await showCart({ client, shop }, shownCart(cart));
      setDone({ missing: present(userInputErrors).map(({ message }) => message) });
    },
  });
  return { ...reorder, done };
}
