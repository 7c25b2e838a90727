import type { OrderStatus } from "@placket/domain/order/order-status";
import styles from "./StatusTag.module.css";
import { STATUS_TEXT } from "./status-text.ts";

/** Where an order stands. Filled: somebody has to do something. */
export function StatusTag({ status }: { readonly status: OrderStatus }) {
  return <span className={`${styles["tag"]} ${styles[status]}`}>{STATUS_TEXT[status]}</span>;
}
