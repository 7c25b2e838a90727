import type { OwnOrder } from "@placket/contract/order/own-order.codec";
import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useEffect, useId, useRef, useState } from "react";
import { useShop } from "../../api/shop.ts";
import { failureLines } from "../../checkout/problem-lines.ts";
import { useFormatPrice } from "../../money/Price.tsx";
import { useQuery } from "../../query/use-query.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t, tn } from "../../translation/translate.ts";
import { orderTodayQuery, type Buyer, type ItemToday } from "./own-orders.queries.ts";
import { OrderLoadFailed } from "./OrderLoadFailed.tsx";
import { changesOf } from "./reorder-changes.ts";
import styles from "./OwnOrder.module.css";
import { useReorder } from "./use-reorder.ts";

interface ReorderLinesProps {
  readonly account: Buyer;
  readonly order: OwnOrder;
  readonly onClose: () => void;
}

/** What an order had, to be ticked, with what has changed since; what cannot be had says why. */
export function ReorderLines({ account, order, onClose }: ReorderLinesProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const query = useQuery(orderTodayQuery(useShop(), account, order.number));
  return (
    <section className={`no-print ${styles["reorder"]}`} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t("Order again")}
      </h2>
      {query.data ? (
        <Choice order={order} today={query.data} onClose={onClose} />
      ) : query.isPending ? (
        <SkeletonRegion label={t("Loading orders")}>
          <SkeletonText lines={order.items.length} size={36} last={60} />
        </SkeletonRegion>
      ) : (
        <OrderLoadFailed isBusy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
    </section>
  );
}

interface ChoiceProps extends Pick<ReorderLinesProps, "order" | "onClose"> {
  readonly today: ReadonlyMap<string, ItemToday>;
}

function Choice({ order, today, onClose }: ChoiceProps) {
  const format = useFormatPrice();
  const id = useId();
  // What is no item to be ordered by itself, as the digitizing of a logo, comes of its own accord.
  const items = order.items.filter(({ id: itemId }) => today.has(itemId));
  const can = items.filter((item) => (today.get(item.id)?.message ?? null) === null);
  const [left, leave] = useState<readonly string[]>([]);
  const chosen = can.filter((item) => !left.includes(item.id));
  const reorder = useReorder(order.number);
  if (reorder.done) return <Done {...reorder.done} onClose={onClose} />;
  const toggle = (itemId: string) =>
    leave(left.includes(itemId) ? left.filter((one) => one !== itemId) : [...left, itemId]);
  return (
    <>
      <ul className={styles["choice"]}>
        {items.map((item) => {
          const now = today.get(item.id);
          const isOut = !can.includes(item);
          const changes = changesOf(item, now, format);
          return (
            <li key={item.id}>
              <Checkbox
                id={`${id}-${item.id}`}
                label={[item.name, ...item.options.map(({ value }) => value)].join(", ")}
                end={tn(item.quantity, "%1 piece", "%1 pieces")}
                checked={!isOut && !left.includes(item.id)}
                disabled={isOut}
                hint={changes.length > 0 ? changes.join(" ") : undefined}
                onChange={() => toggle(item.id)}
              />
            </li>
          );
        })}
      </ul>
      <div role="alert">
        {reorder.error ? (
          <p className={styles["fault"]}>{failureLines(reorder.error)[0]?.text}</p>
        ) : null}
      </div>
      {can.length === 0 ? <p>{t("Nothing of this order can be had any more.")}</p> : null}
      <div className={styles["ways"]}>
        {can.length === 0 ? null : (
          <Button
            busy={reorder.isPending}
            busyLabel={t("Saving")}
            disabled={chosen.length === 0}
            onClick={() => reorder.mutate(chosen.map((item) => item.id))}
          >
            {t("Add to Cart")}
          </Button>
        )}
        <Button kind="line" onClick={onClose}>
          {t("Cancel")}
        </Button>
      </div>
    </>
  );
}

interface DoneProps {
  readonly missing: readonly string[];
  readonly onClose: () => void;
}

/** What was put into the cart, what meanwhile could not be, and the way to the cart. */
function Done({ missing, onClose }: DoneProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <p ref={words} tabIndex={-1}>
        {missing.length === 0
          ? t("It is in your cart.")
          : t("What can be had is in your cart. This could not be added:")}
      </p>
      {missing.length === 0 ? null : (
        <ul className={styles["missing"]}>
          {missing.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className={styles["ways"]}>
        <a className={buttonClass({})} href={hrefTo("cart")}>
          {t("View Cart")}
        </a>
        <Button kind="line" onClick={onClose}>
          {t("Close")}
        </Button>
      </div>
    </>
  );
}
