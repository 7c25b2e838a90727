import type { CartWire } from "@placket/contract/cart/cart.codec";
import { useFormatPrice } from "../money/Price.tsx";
import { t } from "../translation/translate.ts";
import styles from "./Totals.module.css";

/** The sum of a cart, line by line; only lines that say something are kept (CART-08, CART-30, CART-32). */
export function Totals({ cart }: { cart: CartWire }) {
  const price = useFormatPrice();
  const lines = cart.prices.raw_totals.filter(
    (line) => line.code !== "grand_total" && (line.code === "shipping" || line.amount.value !== 0),
  );
  return (
    <dl className={styles["totals"]}>
      {lines.map((line) => (
        <div key={line.code}>
          <dt>{t(line.label)}</dt>
          {line.code === "shipping" && line.amount.value === 0 ? (
            <dd className={styles["free"]}>{t("FREE")}</dd>
          ) : (
            <dd>{price(line.amount)}</dd>
          )}
        </div>
      ))}
      <div className={styles["grand"]}>
        <dt>{t("TOTAL:")}</dt>
        <dd>{price(cart.prices.grand_total)}</dd>
      </div>
    </dl>
  );
}
