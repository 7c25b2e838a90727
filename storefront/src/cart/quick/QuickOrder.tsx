import { useSettled } from "@placket/web/call/use-settled";
import { quickCall } from "@placket/contract/cart/quick/quick-order.codec";
import { quickLines, QUICK_LINES_MAX } from "@placket/domain/cart/quick/quick-order";
import { Button } from "@placket/ui/action/button/Button";
import { useId, useState } from "react";
import { useShop } from "../../api/shop.ts";
import { useFormatPrice } from "../../money/Price.tsx";
import { useQuery } from "../../query/use-query.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t, tn } from "../../translation/translate.ts";
import { PasteLines } from "./PasteLines.tsx";
import { emptyLines, filled, withPasted, withRoom, type TypedLine } from "./quick-draft.ts";
import { checkedQuery, lineKey } from "./quick.queries.ts";
import { QuickRow } from "./QuickRow.tsx";
import styles from "./QuickOrder.module.css";
import { refusedLines, useQuickOrder } from "./use-quick-order.ts";

/** How long typing rests before lines are looked at, in ms. */
const TYPING_MS = 400;

/** `/quickorder`: item numbers and quantities, typed, pasted or from a file, all into the cart at once (issue 11.5). */
export function QuickOrder() {
  const shop = useShop();
  const price = useFormatPrice();
  const id = useId();
  const [lines, setLines] = useState(emptyLines);
  const [said, say] = useState("");
  const [isDone, setDone] = useState(false);
  // Of what was sent last; whatever is typed next is not refused yet.
  const [failure, fail] = useState<Error | null>(null);
  const settled = useSettled(lines, TYPING_MS);
  const { data: checked, isFetching } = useQuery(checkedQuery(shop, filled(settled)));
  const order = useQuickOrder((added) => {
    setLines(emptyLines(added.length));
    setDone(true);
    say(tn(added.length, "%1 item was added to your cart.", "%1 items were added to your cart."));
  });
  const wanted = filled(lines);
  const refused = refusedLines(failure);
  const change = (next: readonly TypedLine[]) => {
    setLines(next);
    setDone(false);
    say("");
    fail(null);
  };
  const checkOf = ({ sku, quantity }: TypedLine) => {
    const [line] = quickCall([{ sku, quantity }]).lines;
    return line && checked?.get(lineKey(line.sku, line.qty));
  };
  const totals = wanted.map((line) => checkOf(line)?.total ?? null);
  const currency = totals.find((total) => total !== null)?.currency;
  return (
    <div className={styles["page"]}>
      <p>
        {t("Enter item numbers and quantities. All of them go into your cart at once, or none.")}
      </p>
      <PasteLines
        onText={(text) => {
          const read = quickLines(text);
          const next = withPasted(lines, read);
          change(next.lines);
          say(
            next.left > 0
              ? t(
                  "At most %1 items can be ordered at once: %2 were left out.",
                  QUICK_LINES_MAX,
                  next.left,
                )
              : tn(read.length, "%1 line was read.", "%1 lines were read."),
          );
        }}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted.length > 0) order.mutate(wanted, { onError: fail });
        }}
      >
        <ol className={styles["lines"]} aria-label={t("Items")} aria-busy={isFetching}>
          {lines.map((line, at) => (
            <QuickRow
              key={line.key}
              id={`${id}-${line.key}`}
              place={at + 1}
              line={line}
              checked={line.sku.trim() === "" ? undefined : checkOf(line)}
              refused={refused.ofLines.filter((one) => one.at === wanted.indexOf(line))}
              onLine={(part) => change(withRoom(lines.with(at, { ...line, ...part })))}
              onRemove={
                line.sku === "" ? undefined : () => change(withRoom(lines.toSpliced(at, 1)))
              }
            />
          ))}
        </ol>
        <div className={styles["foot"]}>
          {currency === undefined ? null : (
            <p className="num">
              {t(
                "Together: %1",
                price({
                  value: totals.reduce((sum, total) => sum + (total?.value ?? 0), 0),
                  currency,
                }),
              )}
            </p>
          )}
          <Button type="submit" disabled={wanted.length === 0} busy={order.isPending}>
            {t("Add All to Cart")}
          </Button>
          <output>
            {said}
            {isDone ? (
              <>
                {" "}
                <a className="link" href={hrefTo("cart")}>
                  {t("View Cart")}
                </a>
              </>
            ) : null}
          </output>
        </div>
        <Refused error={failure} count={refused.ofLines.length} texts={refused.ofAll} />
      </form>
    </div>
  );
}

interface RefusedProps {
  readonly error: Error | null;
  /** Lines that something is wrong with. */
  readonly count: number;
  readonly texts: readonly string[];
}

/** Why nothing was added. */
function Refused({ error, count, texts }: RefusedProps) {
  if (!error) return null;
  const all = [
    ...(count > 0 ? [t("Nothing was added yet: see what is said beside the items.")] : []),
    ...texts,
  ];
  return (
    <div role="alert" className={styles["problem"]}>
      {all.length > 0 ? all.join(" ") : t("Something went wrong. Please try again.")}
    </div>
  );
}
