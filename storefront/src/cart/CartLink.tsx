import { Badge } from "@placket/ui/status/badge/Badge";
import { Icon } from "@placket/ui/drawing/icon/Icon";
import type { MouseEvent } from "react";
import { cartCount, miniCartOpen } from "../chrome/mini-cart-door.ts";
import { useObservable } from "../events/observable.ts";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import styles from "./CartLink.module.css";

/** The way to the cart with its count in the header; a plain press opens the mini-cart (HEAD-20). */
export default function CartLink() {
  const count = useObservable(cartCount);
  return (
    <a href={hrefTo("cart")} className={styles["link"]} onClick={openMiniCart}>
      <Icon name="bag" />
      <span className={styles["word"]}>{t("Cart")}</span>
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
