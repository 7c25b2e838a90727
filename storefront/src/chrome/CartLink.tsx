import { Badge } from "@placket/ui/badge/Badge";
import { Icon } from "@placket/ui/icon/Icon";
import type { MouseEvent } from "react";
import { useObservable } from "../events/observable.ts";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import styles from "./Header.module.css";
import { cartCount, miniCartOpen } from "./mini-cart-door.ts";
import { useFrameParts } from "./frame-parts.ts";

/** The way to the cart with its count; opens the mini-cart where there is one. */
export function CartLink() {
  const count = useObservable(cartCount);
  const { miniCart } = useFrameParts();
  return (
    <a
      href={hrefTo("cart")}
      className={styles["action"]}
      onClick={miniCart ? openMiniCart : undefined}
    >
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

/** A plain press opens the mini-cart; with a modified one the link is a link. */
function openMiniCart(event: MouseEvent): void {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain) return;
  event.preventDefault();
  miniCartOpen.set(true);
}
