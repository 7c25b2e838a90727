import type { Placing, Refusal } from "@placket/domain/checkout/placing";
import { buttonClass } from "@placket/ui/button/Button";
import { ErrorSummary } from "@placket/ui/error-summary/ErrorSummary";
import { useState } from "react";
import type { CartItemWire, CartWire } from "../cart/cart.queries.ts";
import { optionsLine } from "../cart/ItemFacts.tsx";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import { refusalText, summaryTitle, unreachableText, type ProblemLine } from "./problem-lines.ts";
import styles from "./PaymentStep.module.css";

interface PaymentRefusalProps {
  readonly cart: CartWire;
  /** What the step itself found; undefined while only the server has spoken. */
  readonly lines: readonly ProblemLine[] | undefined;
  readonly placing: Placing;
}

/** Why the order was not placed, above the payment step; it takes the focus. */
export function PaymentRefusal({ cart, lines, placing }: PaymentRefusalProps) {
  const { refusals, isLost } = placing;
  if (lines !== undefined) {
    return <ErrorSummary title={summaryTitle(lines.length)} errors={lines} />;
  }
  if (isLost) return <NotPlaced texts={[unreachableText()]} />;
  const gone = refusals.filter(({ field }) => field.startsWith("items."));
  if (gone.length > 0) return <SoldOut refusals={gone} items={cart.items} />;
  return refusals.length > 0 ? <NotPlaced texts={refusals.map(refusalText)} /> : null;
}

/** Every try mounts it anew, and so it takes the focus anew. */
function NotPlaced({ texts }: { texts: readonly string[] }) {
  const [errors] = useState(() => texts.map((text) => ({ text })));
  return <ErrorSummary title={t("Your order has not been placed:")} errors={errors} />;
}

interface SoldOutProps {
  readonly refusals: readonly Refusal[];
  readonly items: readonly CartItemWire[];
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

function itemText(refusal: Refusal, items: readonly CartItemWire[]): string {
  const item = items.find(({ item_id: id }) => refusal.field === `items.${id}`);
  const text = refusalText(refusal);
  if (!item) return text;
  return t("%1: %2", [item.name, optionsLine(item)].filter(Boolean).join(", "), text);
}
