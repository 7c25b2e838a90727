import type { OwnOrder } from "@placket/contract/order/own-order.codec";
import { useId } from "react";
import { useShop } from "../../api/shop.ts";
import { t } from "../../translation/translate.ts";
import { dayOf } from "../parts/day-of.ts";
import styles from "./OwnOrder.module.css";

/** What became of an order, day by day, as far as it is its shopper's to read. */
export function OrderTimeline({ events }: { events: OwnOrder["history"] }) {
  const { locale } = useShop();
  const id = useId();
  if (events.length === 0) return null;
  return (
    <section className={styles["part"]} aria-labelledby={id}>
      <h2 id={id}>{t("What happened")}</h2>
      <ol className={styles["events"]}>
        {events.map(({ at, phrase, values }, place) => (
          // Two of one time may say the same; the list only grows at its end.
          <li key={place}>
            <time dateTime={at} className="muted num">
              {dayOf(at, locale)}
            </time>
            <span>{t(phrase, ...values)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
