import { Picture } from "@placket/ui/picture/Picture";
import { pictureSource } from "../media/picture-source.ts";
import { useFormatPrice } from "../money/Price.tsx";
import { t, tn } from "../translation/translate.ts";
import type { OrderWire } from "./order.queries.ts";
import styles from "./SuccessPage.module.css";

type Item = OrderWire["items"][number];

/** What was ordered, what it comes to, and where it goes (OPEN-36). */
export function PlacedOrder({ order }: { order: OrderWire }) {
  const price = useFormatPrice();
  const [grand] = order.totals.filter(({ code }) => code === "grand_total");
  const lines = order.totals.filter(({ code }) => code !== "grand_total");
  return (
    <section className={styles["side"]} aria-labelledby="placed-order">
      <h2 id="placed-order">{t("Order %1", order.number)}</h2>
      <ul>
        {order.items.map((item) => (
          <Line key={item.sku} item={item} />
        ))}
      </ul>
      <dl className={styles["totals"]}>
        {lines.map(({ code, label, amount }) => (
          <div key={code}>
            <dt>{t(label)}</dt>
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
      <dl className={styles["facts"]}>
        {order.shipping_address.length > 0 ? (
          <div>
            <dt>{t("Ship to")}</dt>
            {order.shipping_address.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ) : null}
        {order.shipping_method === null ? null : (
          <div>
            <dt>{t("Shipping")}</dt>
            <dd>{order.shipping_method}</dd>
          </div>
        )}
        <div>
          <dt>{t("Payment")}</dt>
          <dd className={styles["card"]}>{order.payment}</dd>
        </div>
      </dl>
    </section>
  );
}

function Line({ item }: { item: Item }) {
  const price = useFormatPrice();
  const pieces = tn(item.quantity, "%1 piece", "%1 pieces");
  const chosen = item.options.map(({ value }) => value).join(", ");
  return (
    <li className={styles["line"]}>
      <div className={styles["picture"]}>
        {item.image === null ? null : (
          <Picture {...pictureSource(item.image, 320)} sizes="72px" alt="" />
        )}
      </div>
      <div>
        {item.url === null ? (
          <b>{item.name}</b>
        ) : (
          <a href={item.url}>
            <b>{item.name}</b>
          </a>
        )}
        <p>{[chosen, pieces].filter(Boolean).join(", ")}</p>
      </div>
      <span className="num">{price(item.row_total)}</span>
    </li>
  );
}
