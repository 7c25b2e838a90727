import type { OrderChanges as Known } from "@placket/contract/order/order-changes.codec";
import type { OwnOrder } from "@placket/contract/order/own-order.codec";
import { RETURN_WAIT_TEXT } from "@placket/domain/order/return/return-state";
import { Button } from "@placket/ui/action/button/Button";
import { lateModule } from "@placket/web/late/late-module";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import { useShop } from "../../api/shop.ts";
import { useFormatPrice } from "../../money/Price.tsx";
import { useQuery, useQueryClient } from "../../query/use-query.ts";
import { awaited } from "../../slot/awaited.ts";
import { t } from "../../translation/translate.ts";
import { CancelForm } from "./CancelForm.tsx";
import styles from "./OrderChanges.module.css";
import { orderAfterChange, orderChangesQuery } from "./order-changes.queries.ts";
import { ReturnForm } from "./ReturnForm.tsx";

/** Fetched by whoever pays. */
const PayForm = awaited(
  lateModule(() => import("./PayForm.tsx")),
  (module) => module.PayForm,
);

interface OrderChangesProps {
  readonly order: OwnOrder;
  /** It is of whoever is logged in, and not shown by its link alone. */
  readonly isOwn?: boolean;
  /** Shows the order as it is once it was changed. */
  readonly onChange: (order: OwnOrder) => void;
}

/** What whoever an order is of can do with it: cancel it before it is packed, send pieces of it back. */
export default function OrderChanges({ order, isOwn = false, onChange }: OrderChangesProps) {
  const shop = useShop();
  const client = useQueryClient();
  const [said, say] = useState("");
  const asked = orderChangesQuery(shop, order);
  const { data } = useQuery(asked);
  if (!data) return null;
  const changed = async (words: string) => {
    say(words);
    const [after] = await Promise.all([
      orderAfterChange(shop, order),
      client.invalidateQueries({ queryKey: asked.queryKey }),
    ]);
    onChange(after);
  };
  return (
    <div className={styles["changes"]}>
      <Returns returns={data.returns} />
      <Ways order={order} isOwn={isOwn} changes={data} onDone={changed} />
      <output className={styles["said"]}>{said}</output>
    </div>
  );
}

/** What is sent back, and how it stands. */
function Returns({ returns }: Pick<Known, "returns">) {
  const id = useId();
  if (returns.length === 0) return null;
  return (
    <section className={styles["part"]} aria-labelledby={id}>
      <h2 id={id}>{t("Returns")}</h2>
      {returns.map(({ number, state, isAwaited, why, sendTo, pieces }) => (
        <article key={number}>
          <h3>{t("Return %1: %2", number, state)}</h3>
          {isAwaited ? <p>{t(RETURN_WAIT_TEXT)}</p> : null}
          {why === null ? null : <p>{why}</p>}
          {sendTo === null ? null : (
            <>
              <p>
                {sendTo === ""
                  ? t("We write to you where to send it.")
                  : t("Send it to: %1", sendTo)}
              </p>
              <p>{t("Put the number of the return into the parcel: %1", number)}</p>
            </>
          )}
          <ul>
            {pieces.map((piece) => (
              <li key={piece.id}>
                {`${piece.count} × ${piece.name}`}
                {piece.good === null ? null : `, ${t("%1 of them good", piece.good)}`}
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}

interface WaysProps {
  readonly order: OwnOrder;
  readonly isOwn: boolean;
  readonly changes: Known;
  readonly onDone: (words: string) => Promise<void>;
}

function Ways({ order, isOwn, changes, onDone }: WaysProps) {
  const [open, setOpen] = useState<"cancel" | "return" | "pay">();
  const { toPay } = changes;
  const price = useFormatPrice();
  const ways = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  // What was pressed went away with what it opened: the focus comes back to where it stood.
  useEffect(() => {
    if (wasOpen.current && !open) ways.current?.focus();
    wasOpen.current = open !== undefined;
  }, [open]);
  const done = async (words: string) => {
    await onDone(words);
    setOpen(undefined);
  };
  const close = () => setOpen(undefined);
  if (open === "cancel") {
    return <CancelForm order={order} reasons={changes.reasons} onDone={done} onClose={close} />;
  }
  if (open === "return") {
    return <ReturnForm order={order} lines={changes.returnable} onDone={done} onClose={close} />;
  }
  if (open === "pay" && toPay) {
    return (
      <Suspense>
        <PayForm order={order} isOwn={isOwn} toPay={toPay} onDone={done} onClose={close} />
      </Suspense>
    );
  }
  return (
    <div ref={ways} tabIndex={-1} className={`no-print ${styles["offered"]}`}>
      {toPay ? (
        <Button onClick={() => setOpen("pay")}>
          {t("Pay the difference of %1", price(toPay))}
        </Button>
      ) : null}
      {changes.canCancel ? (
        <Button kind="line" onClick={() => setOpen("cancel")}>
          {t("Cancel the order")}
        </Button>
      ) : null}
      {changes.canReturn ? (
        <Button kind="line" onClick={() => setOpen("return")}>
          {t("Send something back")}
        </Button>
      ) : null}
    </div>
  );
}
