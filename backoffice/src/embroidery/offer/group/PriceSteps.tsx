import type { PriceStep } from "@placket/domain/embroidery/offer/offer";
import { Button } from "@placket/ui/action/button/Button";
import { FieldError } from "@placket/ui/form/field/Field";
import type { Choices } from "../offer.queries.ts";
import styles from "./Group.module.css";
import { MeasureField } from "./MeasureField.tsx";
import { stepText } from "./offer-words.ts";
import { ServiceField } from "./ServiceField.tsx";

interface PriceStepsProps {
  readonly id: string;
  readonly legend: string;
  readonly error: string | undefined;
  readonly steps: readonly PriceStep[];
  readonly choices: Choices;
  readonly onChange: (steps: readonly PriceStep[]) => void;
}

/** What is charged by stitches: up to so many as that service. */
export function PriceSteps({ id, legend, error, steps, choices, onChange }: PriceStepsProps) {
  const set = (at: number, part: Partial<PriceStep>) =>
    onChange(steps.map((step, index) => (index === at ? { ...step, ...part } : step)));
  const most = steps.at(-1)?.upTo ?? 0;
  return (
    <fieldset id={id} className={styles["set"]}>
      <legend className={styles["legend"]}>{legend}</legend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <ul className={styles["rows"]}>
        {steps.map((step, at) => (
          <li key={at} className={styles["row"]}>
            <div className={styles["cells"]}>
              <MeasureField
                label={`Step ${at + 1}: up to`}
                unit="stitches"
                value={step.upTo}
                onValue={(upTo) => set(at, { upTo })}
              />
              <ServiceField
                label="Charged as"
                value={step.sku}
                choices={choices}
                onValue={(sku) => set(at, { sku })}
              />
              <Button
                kind="line"
                onClick={() => onChange(steps.filter((_, index) => index !== at))}
              >
                Remove Step {at + 1}
              </Button>
            </div>
            <p className={styles["quiet"]}>{stepText(steps, at, choices)}</p>
          </li>
        ))}
      </ul>
      <p>
        <Button
          kind="line"
          size="sm"
          onClick={() => onChange([...steps, { upTo: most + 1000, sku: "" }])}
        >
          Add a Step
        </Button>
      </p>
    </fieldset>
  );
}
