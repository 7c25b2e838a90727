import { Button } from "@placket/ui/action/button/Button";
import { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import type { ShownItem } from "../cart.queries.ts";
import { optionsLine } from "../ItemFacts.tsx";
import { ItemName, itemLabel } from "../ItemName.tsx";
import { ItemPicture } from "../ItemPicture.tsx";
import styles from "./MiniCart.module.css";
import { QuantityEditor } from "../QuantityEditor.tsx";
import { Stitched } from "../../embroidery/Stitched.tsx";
import { useItemChange } from "../use-item-change.ts";

/** One item of the mini-cart; `onLeave` is called when its link is followed. */
export function MiniCartItem({ item, onLeave }: { item: ShownItem; onLeave: () => void }) {
  const price = useFormatPrice();
  const { remove, busy } = useItemChange(item);
  return (
    <li className={styles["item"]} aria-busy={busy}>
      <div className={styles["picture"]}>
        <ItemPicture item={item} sizes="84px" />
      </div>
      <div>
        <h3 className={styles["name"]}>
          <ItemName item={item} onClick={onLeave} />
        </h3>
        <p className={styles["options"]}>{optionsLine(item) || item.sku}</p>
        <Stitched item={item} />
        {item.unsold ? <p className={styles["gone"]}>{item.unsold.text}</p> : null}
        <div className={styles["foot"]}>
          {item.canEdit && item.isSaleable ? (
            <QuantityEditor item={item} commitsAtRest={false} />
          ) : (
            <span className="num">{item.quantity}</span>
          )}
          {item.canEdit ? (
            <Button
              kind="link"
              busy={remove.isPending}
              onClick={() => remove.mutate()}
              aria-label={t("Remove %1", itemLabel(item))}
            >
              {t("Remove")}
            </Button>
          ) : null}
          <b className="num">{price(item.rowTotal)}</b>
        </div>
      </div>
    </li>
  );
}
