import { readCartEntry, stepCartQuantity } from "@placket/domain/quantity/cart-quantity";
import { timing } from "@placket/domain/timings-and-sizes";
import { QuantityStepper } from "@placket/ui/form/quantity-stepper/QuantityStepper";
import { useRef, useState } from "react";
import { t } from "../translation/translate.ts";
import type { ShownItem } from "./cart.queries.ts";
import { itemLabel } from "./ItemName.tsx";
import { showItemProblem } from "./item-notices.ts";
import { useItemChange } from "./use-item-change.ts";
import { useRest } from "./use-rest.ts";

interface QuantityEditorProps {
  readonly item: ShownItem;
  /** The cart page commits what rests; the mini-cart only Enter and blur (CART-19, CART-20). */
  readonly commitsAtRest: boolean;
}

/** The quantity of a cart item: 0 removes, what cannot be taken is said and taken back (CART-19 to 25). */
export function QuantityEditor({ item, commitsAtRest }: QuantityEditorProps) {
  const { update, remove, busy } = useItemChange(item);
  const [revision, setRevision] = useState(0);
  const isRemoving = useRef(false);
  const { rules } = item;
  const settle = (entered: string | number) => {
    // The same 0 comes once more while it is being removed: of the browser, which blurs a field that is disabled, and
    // of a hand that leaves the field in the moment in which its rest ends, before anything is drawn anew.
    if (isRemoving.current) return;
    const entry = readCartEntry(entered, { current: item.quantity, rules });
    if (entry.action === "set") update.mutate(entry.quantity);
    if (entry.action === "remove") {
      isRemoving.current = true;
      remove.mutate(undefined, { onError: () => (isRemoving.current = false) });
    }
    if (entry.action !== "reset") return;
    entry.problems.forEach((problem) => showItemProblem(item, problem));
    setRevision((before) => before + 1);
  };
  const rest = useRest(settle, timing.quantityRest);
  const commit = (entered: string | number) => {
    rest.cancel();
    settle(entered);
  };
  const shown = update.isPending ? update.variables : item.quantity;
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
