import { Icon } from "@placket/ui/drawing/icon/Icon";
import { t } from "../../translation/translate.ts";
import { openQuickView } from "../quick-view-door.ts";
import styles from "./QuickViewButton.module.css";

interface QuickViewButtonProps {
  readonly productId: number;
  readonly name: string;
  readonly href: string;
}

/** Opens the product over the list; on a tile's picture while the pointer or the focus is there (PLP-08). */
export function QuickViewButton({ productId, name, href }: QuickViewButtonProps) {
  return (
    <button
      type="button"
      className={styles["quick"]}
      aria-haspopup="dialog"
      onClick={() => openQuickView({ productId, name, href, from: "list" })}
    >
      <Icon name="eye" /> {t("Quick view")} <span className="visually-hidden">{name}</span>
    </button>
  );
}
