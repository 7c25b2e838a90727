import {
  COMPARISONS_OF,
  FACTS,
  type Comparison,
  type FactCondition,
} from "@placket/domain/promotion/condition";
import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { chosen } from "../../page/form/chosen.ts";
import type { Choices } from "../promotion.queries.ts";
import styles from "./Condition.module.css";
import { COMPARISON_TEXT, DATE_TEXT, FACT_TEXT } from "./fact-text.ts";
import { FactValues } from "./FactValues.tsx";

interface FactRowProps {
  readonly condition: FactCondition;
  readonly choices: Choices;
  readonly currency: string;
  readonly onChange: (condition: FactCondition) => void;
  readonly onRemove: () => void;
}

/** One condition as a sentence: what, how, which values. */
export function FactRow({ condition, choices, currency, onChange, onRemove }: FactRowProps) {
  const { fact, is } = condition;
  const { holds } = FACTS[fact];
  const words: Readonly<Partial<Record<Comparison, string>>> =
    holds === "instant" ? DATE_TEXT : COMPARISON_TEXT;
  const title = FACT_TEXT[fact];
  return (
    <div className={styles["row"]}>
      <span className={styles["fact"]}>{title}</span>
      <SelectField
        label={`${title}: how`}
        labelPlace="hidden"
        size="sm"
        value={is}
        onChange={({ target }) =>
          onChange({ ...condition, is: chosen(COMPARISONS_OF[holds], target.value) })
        }
      >
        {COMPARISONS_OF[holds].map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </SelectField>
      <FactValues
        condition={condition}
        choices={choices}
        currency={currency}
        onChange={(values) => onChange({ ...condition, values })}
      />
      <Button kind="link" aria-label={`Remove the condition ${title}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
