import {
  COMPARISONS_OF,
  FACT_NAMES,
  FACTS,
  factsOf,
  isGroup,
  type About,
  type Condition,
  type ConditionGroup as Group,
} from "@placket/domain/promotion/condition";
import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { chosen } from "../../page/form/chosen.ts";
import type { Choices } from "../promotion.queries.ts";
import { FACT_TEXT, MATCH_TEXT } from "./fact-text.ts";
import { FactRow } from "./FactRow.tsx";
import styles from "./Condition.module.css";

interface ConditionGroupProps {
  readonly group: Group;
  /** What conditions ask of: a cart, its single lines, or a product. */
  readonly about: About;
  readonly choices: Choices;
  /** In which currency amounts are. */
  readonly currency: string;
  /** What it is the group of, for screen readers. */
  readonly label: string;
  readonly onChange: (group: Group) => void;
  /** Takes it out of the group that it stands in. */
  readonly onRemove?: () => void;
}

/** Conditions one below the other, and groups of them, each of which says how it is read. */
export function ConditionGroup(props: ConditionGroupProps) {
  const { group, about, choices, currency, label, onChange, onRemove } = props;
  const inside = group.match === "line" ? "line" : about;
  const put = (at: number, part: Condition) => onChange({ ...group, of: group.of.with(at, part) });
  const drop = (at: number) => onChange({ ...group, of: group.of.toSpliced(at, 1) });
  return (
    <fieldset className={styles["group"]}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles["head"]}>
        {group.match === "line" ? (
          <p>{MATCH_TEXT.line}</p>
        ) : (
          <SelectField
            label={`How ${label} are read`}
            labelPlace="hidden"
            size="sm"
            value={group.match}
            onChange={({ target }) =>
              onChange({ ...group, match: target.value === "any" ? "any" : "all" })
            }
          >
            <option value="all">{MATCH_TEXT.all}</option>
            <option value="any">{MATCH_TEXT.any}</option>
          </SelectField>
        )}
        {onRemove ? (
          <Button kind="link" onClick={onRemove}>
            Remove Group
          </Button>
        ) : null}
      </div>
      {group.of.map((part, at) =>
        isGroup(part) ? (
          // Conditions have no names: where one stands is what it is.
          <ConditionGroup
            key={at}
            group={part}
            about={inside}
            choices={choices}
            currency={currency}
            label={`conditions in group ${at + 1}`}
            onChange={(next) => put(at, next)}
            onRemove={() => drop(at)}
          />
        ) : (
          <FactRow
            key={at}
            condition={part}
            choices={choices}
            currency={currency}
            onChange={(next) => put(at, next)}
            onRemove={() => drop(at)}
          />
        ),
      )}
      <SelectField
        label={`Add to ${label}`}
        labelPlace="hidden"
        size="sm"
        value=""
        onChange={({ target }) => onChange({ ...group, of: [...group.of, newPart(target.value)] })}
      >
        <option value="">Add a condition …</option>
        {factsOf(inside).map((fact) => (
          <option key={fact} value={fact}>
            {FACT_TEXT[fact]}
          </option>
        ))}
        {inside === "cart" ? <option value="line">There is a line with …</option> : null}
        <option value="any">A group of conditions</option>
      </SelectField>
    </fieldset>
  );
}

/** What a choice of the menu adds. */
function newPart(added: string): Condition {
  if (added === "line" || added === "any") return { match: added, of: [] };
  const fact = chosen(FACT_NAMES, added);
  return { fact, is: COMPARISONS_OF[FACTS[fact].holds][0], values: [] };
}
