import { Button } from "@placket/ui/action/button/Button";
import { Tag } from "@placket/ui/status/tag/Tag";
import type { OwnOrder } from "@placket/contract/order/own-order.codec";
import { lateModule } from "@placket/web/late/late-module";
import { Suspense, useId, type ReactNode } from "react";
import { useShop } from "../../api/shop.ts";
import { late } from "../../slot/late.tsx";
import { Slot } from "../../slot/Slot.tsx";
import { slots } from "../../slot/slots.ts";
import { t } from "../../translation/translate.ts";
import { dayOf } from "../parts/day-of.ts";
import { OrderFacts } from "../parts/OrderFacts.tsx";
import { OrderLines } from "../parts/OrderLines.tsx";
import { OrderSums } from "../parts/OrderSums.tsx";
import { OrderPapers } from "./OrderPapers.tsx";
import { OrderShipments } from "./OrderShipments.tsx";
import { OrderTimeline } from "./OrderTimeline.tsx";
import styles from "./OwnOrder.module.css";
import { payableText } from "./payable-text.ts";

const OrderChanges = late(
  "src/order/changes/OrderChanges.tsx",
  lateModule(() => import("../changes/OrderChanges.tsx")),
);

const SaveOrdered = late(
  "src/order/owned/SaveOrdered.tsx",
  lateModule(() => import("./SaveOrdered.tsx")),
  null,
);

interface OwnOrderViewProps {
  readonly order: OwnOrder;
  /** Shows it as it is once it was changed. */
  readonly onChange: (order: OwnOrder) => void;
  /** It is of whoever is logged in. */
  readonly isOwn?: boolean;
  /** What else its owner can do with it. */
  readonly beside?: ReactNode;
}

/** An order after it was placed, for whoever it is of: how it stands, what is in it, where it goes. */
export function OwnOrderView({ order, onChange, isOwn = false, beside }: OwnOrderViewProps) {
  const { locale } = useShop();
  const id = useId();
  return (
    <div className={styles["order"]}>
      <div className={styles["head"]}>
        <p>{t("Placed %1", dayOf(order.placedAt, locale))}</p>
        <Tag>{order.status}</Tag>
        <Button kind="line" size="sm" className="no-print" onClick={() => window.print()}>
          {t("Print the order")}
        </Button>
      </div>
      {beside}
      <Suspense fallback={null}>
        <OrderChanges order={order} isOwn={isOwn} onChange={onChange} />
      </Suspense>
      <OrderTimeline events={order.history} />
      <OrderShipments order={order} />
      <OrderPapers order={order} />
      <Slot in={slots.orderParts} order={order} />
      <section className={styles["part"]} aria-labelledby={id}>
        <h2 id={id}>{t("Items Ordered")}</h2>
        <OrderLines
          items={order.items}
          isExchange={order.isExchange}
          below={
            isOwn
              ? order.items.map((item) => <SaveOrdered key={item.id} order={order} item={item} />)
              : undefined
          }
        />
        <div className={styles["sums"]}>
          <OrderSums totals={order.totals} />
        </div>
      </section>
      <section className={styles["part"]} aria-labelledby={`${id}-facts`}>
        <h2 id={`${id}-facts`}>{t("Order Information")}</h2>
        <OrderFacts order={order} payable={payableText(order, locale)} />
        {order.comment === null ? null : (
          <div>
            <h3>{t("Your note")}</h3>
            <p className={styles["comment"]}>{order.comment}</p>
          </div>
        )}
      </section>
    </div>
  );
}
