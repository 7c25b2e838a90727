import { UNDO_MS } from "../cart/item-notices.ts";
import { useShop } from "../api/shop.ts";
import { showNotice } from "../notice/notices.ts";
import { useMutation } from "../query/use-mutation.ts";
import { useQueryClient } from "../query/use-query.ts";
import { t } from "../translation/translate.ts";
import { saidOf } from "./said-of.ts";
import {
  removeSaved,
  renameSaved,
  restoreSaved,
  savedAnew,
  type ShownSaved,
} from "./saved-products.queries.ts";

/** What can be done with a saved product; one that was taken away can be brought back from its notice. */
export function useSavedWays(saved: ShownSaved, { onRemoved }: { onRemoved?: () => void } = {}) {
  const shop = useShop();
  const client = useQueryClient();
  const anew = () => savedAnew({ shop, client });
  const fail = (error: Error) => {
    showNotice(saidOf(error, t("Something went wrong. Please try again.")), { type: "error" });
    return anew();
  };
  const restore = () => void restoreSaved(shop, saved).then(anew, fail);
  const remove = useMutation({
    mutationFn: () => removeSaved(shop, saved),
    onSuccess: async () => {
      showNotice(t("%1 removed from your products.", saved.name), {
        ms: UNDO_MS,
        action: { label: t("Undo"), run: restore },
      });
      onRemoved?.();
      await savedAnew({ shop, client }, saved.id);
    },
    onError: fail,
  });
  const rename = useMutation({
    mutationFn: (name: string) => renameSaved(shop, saved, name),
    onSuccess: anew,
  });
  return { remove, rename };
}
