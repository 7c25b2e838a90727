import { readCartEntry, stepCartQuantity } from "@placket/domain/quantity/cart-quantity";
import type { QuantityRules } from "@placket/domain/quantity/quantity-rules";
import { timing } from "@placket/domain/timings-and-sizes";
import { QuantityStepper } from "@placket/ui/quantity-stepper/QuantityStepper";
import { useState } from "react";
import { showProblem } from "../notice/show-problem.ts";
import { t } from "../translation/translate.ts";
import type { CartItemWire } from "./cart.queries.ts";
import { itemLabel } from "./ItemName.tsx";
import { useItemChange } from "./use-cart.ts";
import { useRest } from "./use-rest.ts";

interface QuantityEditorProps {
  readonly item: CartItemWire;
  /** The cart page commits what rests; the mini-cart only Enter and blur (CART-19, CART-20). */
  readonly commitsAtRest: boolean;
}

/** The quantity of a cart item: 0 removes, what cannot be taken is said and taken back (CART-19 to 25). */
export function QuantityEditor({ item, commitsAtRest }: QuantityEditorProps) {
  const { update, remove, busy } = useItemChange(item);
  const [revision, setRevision] = useState(0);
  const rules = rulesOf(item);
  const settle = (entered: string | number) => {
    const entry = readCartEntry(entered, { current: item.qty, rules });
    if (entry.action === "set") update.mutate(entry.quantity);
    if (entry.action === "remove") remove.mutate();
    if (entry.action !== "reset") return;
    entry.problems.forEach(showProblem);
    setRevision((before) => before + 1);
  };
  const rest = useRest(settle, timing.quantityRest);
  const commit = (entered: string | number) => {
    rest.cancel();
    settle(entered);
  };
  const shown = update.isPending ? update.variables : item.qty;
  const step = (direction: -1 | 1) => commit(stepCartQuantity(shown, direction, rules));
  return (
    <QuantityStepper
      label={t("Quantity of %1", itemLabel(item))}
      value={String(shown)}
      revision={revision}
      size="sm"
      disabled={busy && remove.isPending}
      onCommit={commit}
      onType={commitsAtRest ? rest.wait : () => undefined}
      onIncrease={() => step(1)}
      onDecrease={() => step(-1)}
      increaseLabel={t("One more")}
      decreaseLabel={t("One less")}
    />
  );
}

const rulesOf = (item: CartItemWire): QuantityRules => ({
  minimum: item.min_qty,
  maximum: item.max_qty,
  increment: item.qty_increment,
});
