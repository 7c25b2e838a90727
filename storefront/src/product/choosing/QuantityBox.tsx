import { enteredQuantity } from "@placket/domain/quantity/entered-quantity";
import {
  settleProductQuantity,
  stepProductQuantity,
} from "@placket/domain/quantity/product-quantity";
import { highestQuantity, lowestQuantity } from "@placket/domain/quantity/quantity-rules";
import { QuantityStepper } from "@placket/ui/form/quantity-stepper/QuantityStepper";
import { useState } from "react";
import { showProblem } from "../../notice/show-problem.ts";
import { t } from "../../translation/translate.ts";
import type { Configured } from "./use-configured.ts";

interface QuantityBoxProps {
  readonly name: string;
  readonly configured: Pick<
    Configured,
    "quantity" | "setQuantity" | "rules" | "refusedEntry" | "edited"
  >;
}

/**
 * Free text that becomes a whole number within the limits (PDP-41 to PDP-45). Only an edited cart item may
 * be set to 0, which removes it (PDP-38).
 */
export function QuantityBox({ name, configured }: QuantityBoxProps) {
  const { quantity, setQuantity, rules, refusedEntry, edited } = configured;
  const [revision, setRevision] = useState(0);
  const commit = (text: string) => {
    const entered = enteredQuantity(text);
    if (edited && entered === 0) return setQuantity(0);
    const settled = settleProductQuantity(text, { current: quantity, rules });
    settled.problems.forEach(showProblem);
    if (settled.problems.length > 0 && entered !== undefined) refusedEntry.note(entered);
    setQuantity(settled.quantity);
    setRevision((before) => before + 1);
  };
  const step = (direction: -1 | 1) => setQuantity(stepProductQuantity(quantity, direction, rules));
  return (
    <QuantityStepper
      label={t("Quantity of %1", name)}
      value={String(quantity)}
      revision={revision}
      size="big"
      onCommit={commit}
      onIncrease={() => step(1)}
      onDecrease={() => step(-1)}
      canIncrease={quantity < highestQuantity(rules)}
      canDecrease={quantity > lowestQuantity(rules)}
      increaseLabel={t("One more")}
      decreaseLabel={t("One less")}
    />
  );
}
