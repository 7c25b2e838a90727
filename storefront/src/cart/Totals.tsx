import type { ShownCart } from "./cart.queries.ts";
import type { ReactNode } from "react";
import { useFormatPrice } from "../money/Price.tsx";
import { t } from "../translation/translate.ts";
import styles from "./Totals.module.css";

/** The sum of a cart, line by line (CART-08), and what may stand before the total. */
export function Totals({ cart, divider }: { cart: ShownCart; divider?: ReactNode }) {
  return (
    <div className={styles["totals"]}>
      <TotalLines cart={cart} />
      {divider}
      <GrandTotal cart={cart} />
    </div>
  );
}

/** The lines before the total; only those that say something are kept (CART-08, CART-30). */
export function TotalLines({ cart }: { cart: ShownCart }) {
  const price = useFormatPrice();
  const lines = cart.lines.filter(
    (line) => line.code !== "grand_total" && (line.code === "shipping" || line.amount.value !== 0),
  );
  return (
    <dl className={styles["lines"]}>
      {lines.map((line, nth) => (
        <div key={`${line.code} ${nth}`}>
          <dt>{t(line.phrase, ...line.values)}</dt>
          {line.code === "shipping" && line.amount.value === 0 ? (
            <dd className={styles["free"]}>{t("FREE")}</dd>
          ) : (
            <dd>{price(line.amount)}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** What is to be paid (CART-32). */
export function GrandTotal({ cart }: { cart: ShownCart }) {
  const price = useFormatPrice();
  return (
    <dl className={styles["lines"]}>
      <div className={styles["grand"]}>
        <dt>{t("TOTAL:")}</dt>
        <dd>{price(cart.grandTotal)}</dd>
      </div>
    </dl>
  );
}

/**
 * Tax follows from the address: until there is one, what is shown is without it, unless prices hold it.
 */
export function isBeforeTax(cart: ShownCart): boolean {
  return isBeforeAddress(cart) && !cart.lines.some((line) => line.isIncluded);
}

/** Whether nobody knows yet where the goods, or the bill, go to. */
export function isBeforeAddress({
  shippingAddress,
  billingAddress,
  isVirtual,
}: ShownCart): boolean {
  return (isVirtual ? billingAddress : shippingAddress) === null;
}
