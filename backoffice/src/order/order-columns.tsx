import { STAGES } from "@placket/domain/order/stages";
import { amountText } from "../money/amount-text.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { orderAt } from "./order.addresses.ts";
import type { OrderRow } from "./order.queries.ts";
import styles from "./order-columns.module.css";
import { accountText, paymentText } from "./status-text.ts";
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
    cell: (order) => <PlacedCell {...order} />,
  },
  { title: "Customer", sort: "email", cell: (order) => <CustomerCell {...order} /> },
  { title: "Store", noWrap: true, onPhone: "hidden", cell: ({ storeView }) => storeView },
  { title: "Pieces", align: "end", cell: ({ pieces }) => pieces },
  { title: "Payment", noWrap: true, cell: (order) => <PaymentCell {...order} /> },
  { title: "Status", cell: ({ status }) => <StatusTag status={status} /> },
  { title: "Stage", cell: ({ stage }) => (stage ? STAGES[stage].title : "") },
  { title: "Total", align: "end", sort: "total", cell: ({ total }) => amountText(total) },
];

/** On a phone it also says where. */
function PlacedCell({ createdAt, storeView }: OrderRow) {
  return (
    <>
      <Time iso={createdAt} />
      <span className={styles["onPhone"]}>{storeView}</span>
    </>
  );
}

function CustomerCell({ name, email, fault }: OrderRow) {
  return (
    <>
      {name} <span className={styles["email"]}>{email}</span>
      {fault === null ? null : <span className={styles["fault"]}>{fault}</span>}
    </>
  );
}

function PaymentCell({ paymentState, attempts, purchaseOrder, isAwaited }: OrderRow) {
  if (isAwaited) return "Awaited from the buyer";
  if (purchaseOrder) return accountText(purchaseOrder);
  const text = paymentText(paymentState);
  return attempts > 1 ? `${text}, ${attempts} tries` : text;
}
