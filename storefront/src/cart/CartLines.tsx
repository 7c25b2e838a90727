import { Button } from "@placket/ui/button/Button";
import { useFormatPrice } from "../money/Price.tsx";
import { t } from "../translation/translate.ts";
import type { CartItemWire, CartWire } from "./cart.queries.ts";
import styles from "./CartLines.module.css";
import { ItemFacts } from "./ItemFacts.tsx";
import { ItemName, itemLabel } from "./ItemName.tsx";
import { ItemPicture } from "./ItemPicture.tsx";
import { QuantityEditor } from "./QuantityEditor.tsx";
import { useItemChange } from "./use-cart.ts";

/** The items of the cart page: picture, what was chosen, pieces, per piece, line. */
export function CartLines({ cart }: { cart: CartWire }) {
  return (
    <div className={styles["lines"]}>
      <div className={styles["heads"]} aria-hidden="true">
        <span>{t("Garment")}</span>
        <span>{t("Pieces")}</span>
        <span>{t("Per piece")}</span>
        <span>{t("Line")}</span>
      </div>
      <ul>
        {cart.items.map((item) => (
          <CartLine key={item.item_id} item={item} />
        ))}
      </ul>
    </div>
  );
}

function CartLine({ item }: { item: CartItemWire }) {
  const price = useFormatPrice();
  const { remove, busy } = useItemChange(item);
  const isReduced = item.prices.original_item_price.value > item.prices.price.value;
  return (
    <li className={styles["line"]} aria-busy={busy}>
      <div className={styles["picture"]}>
        <ItemPicture item={item} sizes="132px" />
      </div>
      <div>
        <h2 className={styles["name"]}>
          <ItemName item={item} />
        </h2>
        <ItemFacts item={item} className={styles["facts"]} />
        {item.is_saleable ? null : (
          <output className={styles["gone"]}>
            {t("Product is no longer available, please remove from cart")}
          </output>
        )}
        {item.userCanEdit ? (
          <p className={styles["actions"]}>
            {item.is_saleable ? (
              <a className="link" href={editHref(item)} aria-label={t("Edit %1", itemLabel(item))}>
                {t("Edit")}
              </a>
            ) : null}
            <Button
              kind="link"
              onClick={() => remove.mutate()}
              busy={remove.isPending}
              aria-label={t("Remove %1", itemLabel(item))}
            >
              {t("Remove")}
            </Button>
          </p>
        ) : null}
      </div>
      <div className={styles["pieces"]}>
        {item.userCanEdit && item.is_saleable ? (
          <QuantityEditor item={item} commitsAtRest />
        ) : (
          <span className="num">{item.qty}</span>
        )}
      </div>
      <p className={styles["each"]}>
        {isReduced ? <s>{price(item.prices.original_item_price)}</s> : null}
        {price(item.prices.price)}
      </p>
      <p className={styles["sum"]}>{price(item.prices.row_total)}</p>
    </li>
  );
}

/** The product page in editing mode restores this item's choice (ROUTE-53, PDP-28). */
export function editHref(item: CartItemWire): string {
  return `${item.url}?item_id=${item.item_id}&productId=${item.simpleProductId}&qty=${item.qty}`;
}
