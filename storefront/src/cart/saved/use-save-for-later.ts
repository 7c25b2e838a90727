import { removal } from "@placket/contract/cart/cart-call.codec";
import { useShop } from "../../api/shop.ts";
import { showNotice } from "../../notice/notices.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { t } from "../../translation/translate.ts";
import { refetchAfter, type ShownItem } from "../cart.queries.ts";
import { itemLabel } from "../ItemName.tsx";
import { sayRefusal } from "../use-item-change.ts";
import { showBoth } from "./saved.queries.ts";

/** Puts an item of the cart aside; what is refused is said. */
export function useSaveForLater(item: ShownItem) {
  const shop = useShop();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => shop.call("saveForLater", { body: removal(item) }),
    onSuccess: async (both) => {
      showNotice(t("%1 is saved for later.", itemLabel(item)));
      await showBoth({ client, shop }, both);
    },
    onError: (error) => {
      sayRefusal(item, error);
      return refetchAfter(error, { client, shop });
    },
  });
}
