import { amountText } from "../money/amount-text.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { orderAt } from "./order.addresses.ts";
import type { OrderRow } from "./order.queries.ts";
import styles from "./order-columns.module.css";
import { paymentText } from "./status-text.ts";
import { StatusTag } from "./StatusTag.tsx";

/** What stands in a line of the list of orders. */
export const ORDER_COLUMNS: readonly Column<OrderRow>[] = [
  {
    title: "Order",
    isRowHeader: true,
    cell: ({ number }) => (
      <a className="link num" href={orderAt({ number })}>
        {number}
      </a>
    ),
  },
  {
    title: "Placed",
    sort: "created",
    noWrap: true,
    cell: ({ createdAt }) => <Time iso={createdAt} />,
  },
  { title: "Customer", sort: "email", cell: (order) => <CustomerCell {...order} /> },
  { title: "Store", noWrap: true, cell: ({ storeView }) => storeView },
  { title: "Pieces", align: "end", cell: ({ pieces }) => pieces },
  { title: "Payment", noWrap: true, cell: (order) => <PaymentCell {...order} /> },
  { title: "Status", cell: ({ status }) => <StatusTag status={status} /> },
  { title: "Total", align: "end", sort: "total", cell: ({ total }) => amountText(total) },
];

function CustomerCell({ name, email, fault }: OrderRow) {
  return (
    <>
      {name} <span className={styles["email"]}>{email}</span>
      {fault === null ? null : <span className={styles["fault"]}>{fault}</span>}
    </>
  );
}

function PaymentCell({ paymentState, attempts }: OrderRow) {
  const text = paymentText(paymentState);
  return attempts > 1 ? `${text}, ${attempts} tries` : text;
}
