import { Time } from "../page/Time.tsx";
import type { Order } from "./order.queries.ts";
import styles from "./OrderEvents.module.css";
import { STATUS_TEXT } from "./status-text.ts";

/** What happened to the order and what staff did, first to last. */
export function OrderEvents({ events }: { readonly events: Order["events"] }) {
  return (
    <section className={`no-print ${styles["history"]}`}>
      <h2>History</h2>
      <ol className={styles["events"]}>
        {events.map(({ createdAt, status, text, isShownToCustomer, by }, index) => (
          // Events are never taken out or moved: their place names them.
          <li key={`${index} ${createdAt}`}>
            <b>{status === null ? by : STATUS_TEXT[status]}</b>
            <span className={styles["when"]}>
              <Time iso={createdAt} />
            </span>
            <span className={styles["note"]}>
              {text}
              {isShownToCustomer ? <i className={styles["shown"]}>Shown to the customer</i> : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
