import { shownCart } from "@placket/contract/cart/shown-cart.codec";
import { nameToWire, removalOfTeam } from "@placket/contract/cart/team/team-call.codec";
import { useShop } from "../../api/shop.ts";
import { publish } from "../../events/events.ts";
import { showFailure } from "../../notice/show-failure.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { t } from "../../translation/translate.ts";
import { refetchAfter, showCart, type ShownCart } from "../cart.queries.ts";
import type { TogetherInCart } from "./in-teams.ts";

/** Changes of a list of the cart: calling some of it anew, and taking it out. What is refused is said. */
export function useTeamChange({ items }: TogetherInCart) {
  const shop = useShop();
  const client = useQueryClient();
  const settle = {
    onSuccess: (cart: ShownCart) => showCart({ client, shop }, cart),
    onError: (error: Error) => {
      showFailure(error, t("Something went wrong. Please try again."));
      return refetchAfter(error, { client, shop });
    },
  };
  const name = useMutation({
    mutationFn: (asked: { readonly title: string; readonly itemIds: readonly number[] }) =>
      shop.call("nameTeam", { body: nameToWire(asked) }).then(shownCart),
    ...settle,
  });
  const drop = useMutation({
    mutationFn: () => shop.call("dropTeam", { body: removalOfTeam(items) }).then(shownCart),
    ...settle,
    onSuccess: (cart: ShownCart) => {
      for (const item of items) publish("cart.itemRemoved", { name: item.name, sku: item.sku });
      return settle.onSuccess(cart);
    },
  });
  return { name, drop };
}
