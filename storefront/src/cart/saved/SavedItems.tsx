import { savedLine } from "@placket/contract/cart/cart-call.codec";
import { Button } from "@placket/ui/action/button/Button";
import { CallError } from "@placket/web/call/call-error";
import { useEffect } from "react";
import { useShop } from "../../api/shop.ts";
import { Stitched } from "../../embroidery/Stitched.tsx";
import { useFormatPrice } from "../../money/Price.tsx";
import { showProblemOf } from "../../notice/show-problem.ts";
import { showItemText } from "../item-notices.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQuery, useQueryClient } from "../../query/use-query.ts";
import { t } from "../../translation/translate.ts";
import { cartCodec, type ShownItem } from "../cart.queries.ts";
import { onCartElsewhere } from "../cart-tabs.ts";
import { ItemFacts } from "../ItemFacts.tsx";
import { ItemName, itemLabel } from "../ItemName.tsx";
import { ItemPicture } from "../ItemPicture.tsx";
import { useKeptFocus } from "../use-kept-focus.ts";
import { savedQuery, showBoth, showSaved } from "./saved.queries.ts";
import styles from "./SavedItems.module.css";

/** What was put aside, below the cart, with the way back into it; nothing where there is none. */
export default function SavedItems() {
  const shop = useShop();
  const client = useQueryClient();
  const { data: saved = [] } = useQuery(savedQuery(shop));
  const place = useKeptFocus(saved.length);
  useEffect(
    () =>
      onCartElsewhere(() => void client.invalidateQueries({ queryKey: savedQuery(shop).queryKey })),
    [client, shop],
  );
  return (
    <div ref={place} tabIndex={-1}>
      {saved.length === 0 ? null : (
        <section className={`wrap ${styles["saved"]}`} aria-labelledby="saved-items">
          <h2 id="saved-items">{t("Saved for later")}</h2>
          <ul>
            {saved.map((item) => (
              <SavedLine key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function SavedLine({ item }: { readonly item: ShownItem }) {
  const price = useFormatPrice();
  const { back, remove } = useSavedChange(item);
  return (
    <li className={styles["line"]} aria-busy={back.isPending || remove.isPending}>
      <div className={styles["picture"]}>
        <ItemPicture item={item} sizes="92px" />
      </div>
      <div>
        <h3 className={styles["name"]}>
          <ItemName item={item} />
        </h3>
        <ItemFacts item={item} className={styles["facts"]} />
        <Stitched item={item} />
        {item.isSaleable ? (
          <p className={styles["price"]}>{t("%1 × %2", item.quantity, price(item.price))}</p>
        ) : (
          <output className={styles["gone"]}>{item.unsold?.text}</output>
        )}
        <p className={styles["actions"]}>
          {item.isSaleable ? (
            <Button
              kind="line"
              size="sm"
              onClick={() => back.mutate()}
              busy={back.isPending}
              aria-label={t("Move to cart: %1", itemLabel(item))}
            >
              {t("Move to cart")}
            </Button>
          ) : null}
          <Button
            kind="link"
            onClick={() => remove.mutate()}
            busy={remove.isPending}
            aria-label={t("Remove %1 from saved items", itemLabel(item))}
          >
            {t("Remove")}
          </Button>
        </p>
      </div>
    </li>
  );
}

/** What can be done with a saved line; what is refused is said, and what is saved is asked for anew. */
function useSavedChange(item: ShownItem) {
  const shop = useShop();
  const client = useQueryClient();
  const onError = (error: Error) => {
    const refused = error instanceof CallError && error.status < 500 ? error : undefined;
    refused?.problems.forEach((problem) => showProblemOf(itemLabel(item), problem));
    if (refused?.problems.length === 0) showItemText(item, refused.said);
    return client.invalidateQueries({ queryKey: savedQuery(shop).queryKey });
  };
  const body = savedLine(item);
  const back = useMutation({
    mutationFn: () => shop.call("putBackSaved", { body }),
    onSuccess: (both) => showBoth({ client, shop }, both),
    onError,
  });
  const remove = useMutation({
    mutationFn: () => shop.call("removeSaved", { body }),
    onSuccess: async ({ items }) => {
      const { shownItems } = await cartCodec();
      showSaved({ client, shop }, shownItems(items));
    },
    onError,
  });
  return { back, remove };
}
