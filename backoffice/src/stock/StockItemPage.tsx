import {
  checkStockChange,
  piecesTyped,
  STOCK_REASON_MAX,
} from "@placket/domain/stock/stock-change";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Heading } from "../page/Heading.tsx";
import { useMay } from "../page/permissions.ts";
import { Failed, LoadingRows } from "../page/states.tsx";
import { Time } from "../page/Time.tsx";
import { LEVEL_TEXT } from "./level-text.ts";
import styles from "./StockItemPage.module.css";
import { stockAt } from "./stock.addresses.ts";
import { stockItemQuery, useChangeStock, type StockItem } from "./stock.queries.ts";

/** One shelf: what is there, and saying that it is otherwise. */
export default function StockItemPage({ id }: { readonly id: string }) {
  const { data: item, error, refetch } = useQuery(stockItemQuery(id));
  const mayChange = useMay("stock.change");
  if (error && !item) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title={item ? `Stock of ${item.sku}` : "Stock"} />
      <p>
        <a className="link" href={stockAt({})}>
          All stock
        </a>
      </p>
      {item ? (
        <>
          <Shelf item={item} />
          {mayChange ? <Count key={id} item={item} /> : null}
        </>
      ) : (
        <LoadingRows label="Loading the shelf" rows={3} />
      )}
    </>
  );
}

function Shelf({
  item: { name, quantity, isInStock, level, changes },
}: {
  readonly item: StockItem;
}) {
  const last = changes.at(-1);
  return (
    <dl className={styles["facts"]}>
      <Fact title="Product">{name}</Fact>
      <Fact title="Pieces now">
        <span className="num">{quantity}</span>
      </Fact>
      <Fact title="Level">{LEVEL_TEXT[level]}</Fact>
      <Fact title="Sold">{isInStock ? "Yes" : "No"}</Fact>
      {last ? (
        <Fact title="Counted last">
          {last.by}, <Time iso={last.at} />
        </Fact>
      ) : null}
    </dl>
  );
}

interface FactProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Fact({ title, children }: FactProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** It is sent with what is shown above: whoever was faster is not written over. */
function Count({ item }: { readonly item: StockItem }) {
  const change = useChangeStock(String(item.id));
  const send = async ({ quantity, isInStock, reason }: Readonly<Record<Field, string>>) => {
    await change.mutateAsync({
      seen: { quantity: item.quantity, isInStock: item.isInStock },
      quantity: piecesTyped(quantity),
      isInStock: isInStock === "yes",
      reason,
    });
  };
  const { data } = change;
  return (
    <section aria-labelledby="count-title" className={styles["count"]}>
      <h2 id="count-title">Say What Is There</h2>
      <ResourceForm
        fields={FIELDS}
        values={{ isInStock: item.isInStock ? "yes" : "no" }}
        check={({ quantity, reason }) =>
          checkStockChange({ quantity: piecesTyped(quantity), reason })
        }
        submitLabel="Save the Count"
        done={data ? `Saved: ${data.quantity} pieces. Shoppers see it within a second.` : undefined}
        keeps={["isInStock"]}
        onSave={send}
      />
    </section>
  );
}

const FIELDS = {
  quantity: {
    label: "Pieces",
    hint: "All of them, as they were counted.",
    maxLength: 9,
    autoComplete: "off",
  },
  isInStock: {
    label: "Sold",
    choices: [
      { value: "yes", label: "Yes" },
      { value: "no", label: "No, however many are there" },
    ],
  },
  reason: {
    label: "Why",
    hint: "It stands in the audit trail.",
    maxLength: STOCK_REASON_MAX,
    autoComplete: "off",
  },
} as const;

type Field = keyof typeof FIELDS;
