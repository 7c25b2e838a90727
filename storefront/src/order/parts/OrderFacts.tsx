import { arrivalDays } from "@placket/domain/shipping/arrival";
import { useShop } from "../../api/shop.ts";
import { t } from "../../translation/translate.ts";
import type { ShownOrder } from "../order.queries.ts";
import styles from "./OrderParts.module.css";

type Facts = Pick<
  ShownOrder,
  "arrival" | "billingAddress" | "payment" | "shippingAddress" | "shippingMethod"
>;

interface OrderFactsProps {
  readonly order: Facts;
  /** By when it is to be paid, where it was not paid at once. */
  readonly payable?: string | null;
}

/** Where an order goes, whom it is billed to, how it ships and is paid. */
export function OrderFacts({ order, payable = null }: OrderFactsProps) {
  const { locale } = useShop();
  return (
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
        {payable === null ? null : <dd>{payable}</dd>}
      </div>
    </dl>
  );
}
