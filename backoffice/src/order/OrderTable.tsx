import { hrefTo } from "../page/addresses.ts";
import { Table, type Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { amountText } from "../money/amount-text.ts";
import type { OrderRow } from "./order.queries.ts";
import styles from "./OrderTable.module.css";
import { paymentText } from "./status-text.ts";
import { StatusTag } from "./StatusTag.tsx";

const COLUMNS: readonly Column<OrderRow>[] = [
  { title: "Order", isRowHeader: true, cell: (order) => <OrderCell {...order} /> },
  {
    title: "Placed",
    onPhone: "hidden",
    noWrap: true,
    cell: ({ createdAt }) => <Time iso={createdAt} />,
  },
  { title: "Customer", onPhone: "hidden", cell: (order) => <CustomerCell {...order} /> },
  { title: "Store", onPhone: "hidden", noWrap: true, cell: ({ storeView }) => storeView },
  { title: "Pieces", onPhone: "hidden", align: "end", cell: ({ pieces }) => pieces },
  {
    title: "Payment",
    onPhone: "hidden",
    noWrap: true,
    cell: (order) => <PaymentCell {...order} />,
  },
  { title: "Status", cell: ({ status }) => <StatusTag status={status} /> },
  { title: "Total", align: "end", cell: ({ total }) => amountText(total) },
];

/** The orders of one page. */
export function OrderTable({ orders }: { readonly orders: readonly OrderRow[] }) {
  return <Table label="Orders" columns={COLUMNS} rows={orders} keyOf={({ number }) => number} />;
}

/** On a phone the number also says when and who. */
function OrderCell({ number, createdAt, email }: OrderRow) {
  return (
    <>
      <a className="link num" href={hrefTo("order", { number })}>
        {number}
      </a>
      <span className={styles["onPhone"]}>
        <Time iso={createdAt} />
        <br />
        {email}
      </span>
    </>
  );
}

function CustomerCell({ name, email }: OrderRow) {
  return (
    <>
      {name} <span className={styles["email"]}>{email}</span>
    </>
  );
}

function PaymentCell({ paymentState, attempts }: OrderRow) {
  const text = paymentText(paymentState);
  return attempts > 1 ? `${text}, ${attempts} tries` : text;
}
