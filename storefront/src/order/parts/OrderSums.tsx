import { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import type { ShownOrder } from "../order.queries.ts";
import styles from "./OrderParts.module.css";

/** What an order comes to, line by line as it was placed. */
export function OrderSums({ totals }: Pick<ShownOrder, "totals">) {
  const price = useFormatPrice();
  const [grand] = totals.filter(({ code }) => code === "grand_total");
  const lines = totals.filter(({ code }) => code !== "grand_total");
  return (
    <dl className={styles["totals"]}>
      {lines.map(({ code, phrase, values, amount }, nth) => (
        <div key={`${code} ${nth}`}>
          <dt>{t(phrase, ...values)}</dt>
          {code === "shipping" && amount.value === 0 ? (
            <dd className={styles["free"]}>{t("FREE")}</dd>
          ) : (
            <dd>{price(amount)}</dd>
          )}
        </div>
      ))}
      {grand ? (
        <div className={styles["grand"]}>
          <dt>{t("TOTAL:")}</dt>
          <dd>{price(grand.amount)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
