import { moneyToWire } from "@placket/contract/money/money.codec";
import type { ChangedLine } from "@placket/domain/line/changed-lines";
import type { Money } from "@placket/domain/money/money";
import { isGivenUp, type Placing, type Refusal } from "@placket/domain/checkout/placing";
import { shopErrorRow } from "@placket/domain/shop-errors";
import { buttonClass } from "@placket/ui/action/button/Button";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { useEffect, useRef, useState } from "react";
import type { ShownItem, ShownCart } from "../../cart/cart.queries.ts";
import { optionsLine } from "../../cart/ItemFacts.tsx";
import { useFormatPrice } from "../../money/Price.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { refusalText, type ProblemLine } from "../problem-lines.ts";
import { summaryTitle, unreachableText } from "../summary-words.ts";
import styles from "./PaymentStep.module.css";

interface PaymentRefusalProps {
  readonly cart: ShownCart;
  /** What the step itself found; no lines while only the server has spoken. */
  readonly faults: {
    readonly lines: readonly ProblemLine[] | undefined;
    readonly attempt: number;
  };
  readonly placing: Placing;
}

/** Why the order was not placed, above the payment step; it takes the focus. */
export function PaymentRefusal({ cart, faults, placing }: PaymentRefusalProps) {
  const { refusals, changes, isLost } = placing;
  const { lines, attempt } = faults;
  if (lines !== undefined) {
    return <ErrorSummary title={summaryTitle(lines.length)} errors={lines} attempt={attempt} />;
  }
  if (isGivenUp(placing)) return <GivenUp />;
  if (isLost) return <NotPlaced texts={[unreachableText()]} />;
  const gone = refusals.filter(({ field }) => field.startsWith("items."));
  if (gone.length > 0) return <SoldOut refusals={gone} items={cart.items} />;
  if (changes.length > 0) return <ChangedSum changes={changes} />;
  return refusals.length > 0 ? <NotPlaced texts={refusals.map(refusalText)} /> : null;
}

/** What the shopper wished for is no fault: it is said, and nothing is red. */
function GivenUp() {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} tabIndex={-1} className={styles["nothing"]}>
      {t(shopErrorRow("payment.givenUp").text)}
    </p>
  );
}

/** Every try mounts it anew, and so it takes the focus anew. */
function NotPlaced({ texts }: { texts: readonly string[] }) {
  const [errors] = useState(() => texts.map((text) => ({ text })));
  return <ErrorSummary title={t("Your order has not been placed:")} errors={errors} />;
}

/** The sum is not the one that was agreed to: what it was, what it is now, and the button orders anew. */
function ChangedSum({ changes }: { changes: readonly ChangedLine[] }) {
  const price = useFormatPrice();
  const [errors] = useState(() =>
    changes.map(({ phrase, values, before, after }) => {
      const shown = (amount: Money | null) =>
        amount === null ? t("nothing") : price(moneyToWire(amount));
      return {
        text: t("%1: %2 before, %3 now", t(phrase, ...values), shown(before), shown(after)),
      };
    }),
  );
  return (
    <ErrorSummary
      title={t("The total changed while you checked out. Nothing has been ordered yet.")}
      errors={errors}
    />
  );
}

interface SoldOutProps {
  readonly refusals: readonly Refusal[];
  readonly items: readonly ShownItem[];
}

/** Items that somebody else bought meanwhile, by name, and the way back to the cart. */
function SoldOut({ refusals, items }: SoldOutProps) {
  const [errors] = useState(() => refusals.map((one) => ({ text: itemText(one, items) })));
  return (
    <div className={styles["sold"]}>
      <ErrorSummary
        title={t("Your cart changed while you checked out. Nothing was charged.")}
        errors={errors}
      />
      <a className={buttonClass({ kind: "line" })} href={hrefTo("cart")}>
        {t("Change it in the cart")}
      </a>
    </div>
  );
}

function itemText(refusal: Refusal, items: readonly ShownItem[]): string {
  const item = items.find(({ id }) => refusal.field === `items.${id}`);
  const text = refusalText(refusal);
  if (!item) return text;
  return t("%1: %2", [item.name, optionsLine(item)].filter(Boolean).join(", "), text);
}
