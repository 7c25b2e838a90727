import { useShop } from "../api/shop.ts";
import { t } from "../translation/translate.ts";
import type { ShownOrder } from "./order.queries.ts";
import { dayOf } from "./parts/day-of.ts";
import { OrderFacts } from "./parts/OrderFacts.tsx";
import { OrderLines } from "./parts/OrderLines.tsx";
import { OrderSums } from "./parts/OrderSums.tsx";
import styles from "./SuccessPage.module.css";

/** What was ordered, what it comes to, and where it goes (OPEN-36). */
export function PlacedOrder({ order }: { order: ShownOrder }) {
  const { locale } = useShop();
  return (
    <section className={styles["side"]} aria-labelledby="placed-order">
      <h2 id="placed-order">{t("Order %1", order.number)}</h2>
      <p className={styles["placed"]}>{t("Placed %1", dayOf(order.placedAt, locale))}</p>
      <OrderLines items={order.items} isExchange={order.isExchange} />
      <OrderSums totals={order.totals} />
      <OrderFacts order={order} />
    </section>
  );
}
