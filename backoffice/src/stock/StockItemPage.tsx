import {
  checkStockChange,
  piecesTyped,
  STOCK_REASON_MAX,
} from "@placket/domain/stock/stock-change";
import { Button } from "@placket/ui/action/button/Button";
import { CallError } from "@placket/web/call/call-error";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Fact, Facts } from "../page/Facts.tsx";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Heading } from "../page/Heading.tsx";
import { useMay } from "../page/permissions.ts";
import { isId } from "../page/is-id.ts";
import { Failed, LoadingRows, NotFound } from "../page/states.tsx";
import { Time } from "../page/Time.tsx";
import { LEVEL_TEXT } from "./level-text.ts";
import styles from "./StockItemPage.module.css";
import { auditAt } from "../audit/audit.addresses.ts";
import { stockAt } from "./stock.addresses.ts";
import { stockItemQuery, useChangeStock, type StockItem, type StockRow } from "./stock.queries.ts";

/** One shelf: what is there, and saying that it is otherwise. */
export default function StockItemPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={id} /> : <NotFound />;
}

function Found({ id }: { readonly id: string }) {
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
  item: { name, quantity, isInStock, level, lastChange, sku },
}: {
  readonly item: StockItem;
}) {
  const mayReadTrail = useMay("audit.read");
  return (
    <Facts>
      <Fact title="Product">{name}</Fact>
      <Fact title="Pieces now">
        <span className="num">{quantity}</span>
      </Fact>
      <Fact title="Level">{LEVEL_TEXT[level]}</Fact>
      <Fact title="On sale">{isInStock ? "Yes" : "No"}</Fact>
      {lastChange ? (
        <Fact title="Changed last">
          {lastChange.by}, <Time iso={lastChange.at} />
          {mayReadTrail ? (
            <>
              {" "}
              <a className="link" href={auditAt({}, { action: "stock.change", search: sku })}>
                All changes
              </a>
            </>
          ) : null}
        </Fact>
      ) : null}
    </Facts>
  );
}

/** It is sent with what was shown when it was begun: whoever was faster is not written over. */
function Count({ item }: { readonly item: StockItem }) {
  const [begun, setBegun] = useState<StockRow>();
  const change = useChangeStock(String(item.id));
  const isBehind = change.error instanceof CallError && change.error.is("stock.changedMeanwhile");
  const send = async ({ quantity, isInStock, reason }: Readonly<Record<Field, string>>) => {
    const seen = begun ?? item;
    await change.mutateAsync({
      seen: { quantity: seen.quantity, isInStock: seen.isInStock },
      quantity: piecesTyped(quantity),
      isInStock: isInStock === "yes",
      reason,
    });
    setBegun(undefined);
  };
  const goOn = () => {
    change.reset();
    setBegun(item);
  };
  const { data } = change;
  return (
    <section
      aria-labelledby="count-title"
      className={styles["count"]}
      onInput={() => setBegun(begun ?? item)}
    >
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
      {isBehind ? (
        <p>
          <Button kind="line" onClick={goOn}>
            Go On From {item.quantity} Pieces
          </Button>
        </p>
      ) : null}
    </section>
  );
}

const FIELDS = {
  quantity: {
    label: "Pieces",
    hint: "All of them, as they were counted. Empty: as many as there are.",
    maxLength: 11,
    mayBeEmpty: true,
    autoComplete: "off",
  },
  isInStock: {
    label: "On sale",
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
