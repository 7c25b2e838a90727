import { arrivalDays } from "@placket/domain/shipping/arrival";
import { Picture } from "@placket/ui/drawing/picture/Picture";
import { useShop } from "../api/shop.ts";
import { pictureSource } from "../media/picture-source.ts";
import { useFormatPrice } from "../money/Price.tsx";
import { t, tn } from "../translation/translate.ts";
import type { ShownOrder } from "./order.queries.ts";
import styles from "./SuccessPage.module.css";

type Item = ShownOrder["items"][number];

/** What was ordered, what it comes to, and where it goes (OPEN-36). */
export function PlacedOrder({ order }: { order: ShownOrder }) {
  const price = useFormatPrice();
  const { locale } = useShop();
  const [grand] = order.totals.filter(({ code }) => code === "grand_total");
  const lines = order.totals.filter(({ code }) => code !== "grand_total");
  return (
    <section className={styles["side"]} aria-labelledby="placed-order">
      <h2 id="placed-order">{t("Order %1", order.number)}</h2>
      <p className={styles["placed"]}>{t("Placed %1", dayOf(order.placedAt, locale))}</p>
      <ul>
        {order.items.map((item, at) => (
          // Two lines may be of one sku, apart by what is done to their pieces; the list never changes.
          <Line key={at} item={item} />
        ))}
      </ul>
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
      <dl className={styles["facts"]}>
        {order.shippingAddress.length > 0 ? (
          <div>
            <dt>{t("Ship to")}</dt>
            {order.shippingAddress.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ) : null}
        <div>
          <dt>{t("Bill to")}</dt>
          {order.billingAddress.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
        {order.shippingMethod === null ? null : (
          <div>
            <dt>{t("Shipping")}</dt>
            <dd>{order.shippingMethod}</dd>
            {order.arrival ? <dd>{t("Arrives %1", arrivalDays(order.arrival, locale))}</dd> : null}
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

/** The day on the shopper's own clock. */
function dayOf(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(time));
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
        <p>{t("%1 each", price(item.price))}</p>
        <p className={styles["onPaper"]}>{t("Item SKU %1", item.sku)}</p>
      </div>
      <span className="num">{price(item.rowTotal)}</span>
    </li>
  );
}
