import type { TextPriceStep } from "@placket/domain/embroidery/offer/offer";
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
  readonly steps: readonly TextPriceStep[];
  readonly choices: Choices;
  /** Whether a step may say with how many lines it is charged: of a text. */
  readonly hasLines?: true;
  readonly onChange: (steps: readonly TextPriceStep[]) => void;
}

/** What is charged by stitches, of a text by lines too: up to so many as that service. */
export function PriceSteps({
  id,
  legend,
  error,
  steps,
  choices,
  hasLines,
  onChange,
}: PriceStepsProps) {
  const set = (at: number, part: Partial<TextPriceStep>) =>
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
              {hasLines ? (
                <MeasureField
                  label="In up to"
                  unit="lines"
                  hint="Empty: in any number."
                  value={step.lines ?? Number.NaN}
                  onValue={(lines) => set(at, { lines: Number.isNaN(lines) ? undefined : lines })}
                />
              ) : null}
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
