import { Table, type Column } from "../page/Table.tsx";
import { amountText } from "../money/amount-text.ts";
import type { Order } from "./order.queries.ts";
import styles from "./OrderItems.module.css";

type Item = Order["items"][number];

const COLUMNS: readonly Column<Item>[] = [
  {
    title: "Item",
    isRowHeader: true,
    cell: ({ name, sku, options }) => (
      <>
        {name}
        <span className={styles["detail"]}>
          {[...options.map(({ label, value }) => `${label}: ${value}`), sku].join(" · ")}
        </span>
      </>
    ),
  },
  { title: "Pieces", align: "end", cell: ({ quantity }) => quantity },
  { title: "Each", align: "end", onPhone: "hidden", cell: ({ price }) => amountText(price) },
  { title: "Line", align: "end", cell: ({ rowTotal }) => amountText(rowTotal) },
];

/** What was ordered, at the prices of that day, and the sum. */
export function OrderItems({ order: { items, totals } }: { readonly order: Order }) {
  return (
    <section>
      <h2 className="visually-hidden">Items</h2>
      <Table
        label="Items"
        columns={COLUMNS}
        rows={items}
        keyOf={({ sku }) => `${sku} ${items.findIndex((item) => item.sku === sku)}`}
      />
      <dl className={styles["totals"]}>
        {totals.map(({ code, label, amount }) => (
          <div key={code} className={styles[code]}>
            <dt>{label}</dt>
            <dd className="num">{amountText(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
