import { Table, type Column } from "../page/Table.tsx";
import { amountText } from "../money/amount-text.ts";
import type { Order } from "./order.queries.ts";
import styles from "./OrderItems.module.css";

type Item = Order["items"][number];

const COLUMNS: readonly Column<Item>[] = [
  {
    title: "Item",
    isRowHeader: true,
    cell: (item) => <ItemCell item={item} />,
  },
  { title: "Pieces", align: "end", cell: ({ quantity }) => quantity },
  { title: "Each", align: "end", onPhone: "hidden", cell: ({ price }) => amountText(price) },
  { title: "Line", align: "end", cell: ({ rowTotal }) => amountText(rowTotal) },
];

function ItemCell({ item }: { readonly item: Item }) {
  const { name, sku, options, image, priceRules, discounts, quantity, progress } = item;
  const why = [
    ...priceRules,
    ...discounts.map(({ label, amount }) => `${label}: ${amountText(amount)} off`),
  ];
  const rows = options.map(({ label, value, price }) => {
    const said = `${label}: ${value}`;
    return price === null ? said : `${said} (${amountText(price)} each)`;
  });
  return (
    <span className={styles["item"]}>
      {image === null ? (
        <span className={styles["picture"]} />
      ) : (
        <img className={styles["picture"]} src={image} width={48} height={60} alt={name} />
      )}
      <span>
        {name}
        <span className={styles["detail"]}>{[...rows, sku].join(" · ")}</span>
        {progress.shipped === 0 ? null : (
          <span className={styles["detail"]}>{`${progress.shipped} of ${quantity} shipped`}</span>
        )}
        {why.length === 0 ? null : (
          <span className={styles["detail"]}>{`Why this price: ${why.join(" · ")}`}</span>
        )}
      </span>
    </span>
  );
}

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
