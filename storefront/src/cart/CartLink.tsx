import { Badge } from "@placket/ui/status/badge/Badge";
import { Icon } from "@placket/ui/drawing/icon/Icon";
import type { MouseEvent } from "react";
import { cartCount, miniCartOpen } from "../chrome/mini-cart-door.ts";
import { useObservable } from "../events/observable.ts";
import { hrefTo } from "../routing/routes.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import styles from "./CartLink.module.css";

/**
 * The way to the cart with its count in the header; a plain press opens the mini-cart (HEAD-20). In punchout it is the way
 * to where the cart is submitted (PUNCH-04).
 */
export default function CartLink() {
  const count = useObservable(cartCount);
  const { punchout } = useConfig();
  return (
    <a
      href={hrefTo(punchout ? "punchoutCart" : "cart")}
      className={styles["link"]}
      onClick={punchout ? undefined : openMiniCart}
    >
      <Icon name="bag" />
      <span className={styles["word"]}>{punchout ? t("Submit Cart") : t("Cart")}</span>
      {count ? (
        <Badge label={t("items")} className={styles["badge"] ?? ""}>
          {count}
        </Badge>
      ) : null}
    </a>
  );
}

/** With a modified press the link is a link. */
function openMiniCart(event: MouseEvent): void {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain) return;
  event.preventDefault();
  miniCartOpen.set(true);
}
