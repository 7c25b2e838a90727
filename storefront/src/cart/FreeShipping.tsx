import type { ShownCart } from "./cart.queries.ts";
import { Meter } from "@placket/ui/status/progress-bar/Meter";
import { useFormatPrice } from "../money/Price.tsx";
import { t } from "../translation/translate.ts";
import styles from "./FreeShipping.module.css";

/** How far it is to free shipping, as the cart says (CART-09). */
export function FreeShipping({ cart }: { cart: ShownCart }) {
  const price = useFormatPrice();
  const progress = cart.freeShipping;
  if (!progress) return null;
  const text = t(progress.phrase, price(progress.missing));
  return (
    <div className={styles["line"]}>
      <p>{text}</p>
      <Meter label={t("Free shipping")} value={progress.part} text={text} />
    </div>
  );
}
