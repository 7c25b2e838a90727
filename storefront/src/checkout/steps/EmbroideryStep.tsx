import { problem } from "@placket/domain/problem";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { useState } from "react";
import { optionsLine } from "../../cart/ItemFacts.tsx";
import { t, tn } from "../../translation/translate.ts";
import type { StepProps } from "./step.ts";
import { isEmbroidered } from "./step-facts.ts";
import { StepForm } from "./StepForm.tsx";
import { readFlags } from "../stored-flags.ts";
import styles from "./steps.module.css";
import { useProblems } from "./use-problems.ts";

const FIELD = "embroidery-agreed";

/** The garments that are embroidered, and the shopper's word that it is right (CHECK-17, OPEN-40). */
export function EmbroideryStep({ cart, onSaved, onCancel }: StepProps) {
  const [isAgreed, agree] = useState(() => readFlags().embroideryAgreed);
  const problems = useProblems({ agreed: { id: FIELD, label: t("Embroidery") } });
  const submit = () => {
    if (problems.show(isAgreed ? [] : [problem("checkout.required", "agreed")])) onSaved();
  };
  return (
    <StepForm
      lines={problems.lines}
      attempt={problems.attempt}
      submitLabel={t("Continue to payment")}
      busy={false}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <ul className={styles["garments"]}>
        {cart.items.filter(isEmbroidered).map((item) => (
          <li key={item.id}>
            <b>{item.name}</b>{" "}
            <span className="muted">
              {[optionsLine(item), tn(item.quantity, "%1 piece", "%1 pieces")]
                .filter(Boolean)
                .join(", ")}
            </span>
          </li>
        ))}
      </ul>
      <Checkbox
        id={FIELD}
        label={t("I have reviewed and approve my embroidery")}
        checked={isAgreed}
        error={problems.textOf("agreed")}
        onChange={(event) => agree(event.target.checked)}
      />
    </StepForm>
  );
}
