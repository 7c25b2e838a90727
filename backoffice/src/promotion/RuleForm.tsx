import { ActionFields } from "./ActionFields.tsx";
import { ConditionGroup } from "./condition/ConditionGroup.tsx";
import { RuleShell } from "./frame/RuleShell.tsx";
import { Preview } from "./Preview.tsx";
import { currencyOf, type Choices } from "./promotion.queries.ts";
import { checkDraft, type Draft } from "./rule-draft.ts";
import { RuleFields } from "./RuleFields.tsx";
import styles from "./RuleForm.module.css";

interface RuleFormProps {
  /** `null` for one that is not written yet. */
  readonly id: number | null;
  readonly draft: Draft;
  readonly choices: Choices;
  readonly save?: (draft: Draft) => Promise<(() => void) | undefined>;
  readonly showAnew?: () => void;
}

/** A rule in four steps: what it is called and when it is on, what it does, for which carts, for which lines. */
export function RuleForm({ id, draft, choices, save, showAnew }: RuleFormProps) {
  return (
    <RuleShell
      draft={draft}
      check={checkDraft}
      save={save}
      showAnew={showAnew}
      done="Saved. Carts are priced so within a second."
    >
      {(parts) => (
        <>
          <RuleFields {...parts} choices={choices} />
          <section className={styles["part"]} aria-labelledby={`${parts.id}-does`}>
            <h2 id={`${parts.id}-does`}>What it does</h2>
            <ActionFields
              id={parts.id}
              action={parts.draft.action}
              currency={currencyOf(parts.draft, choices)}
              errorOf={parts.errorOf}
              onChange={(action) => parts.onChange({ action })}
            />
          </section>
          <section className={styles["part"]} aria-labelledby={`${parts.id}-conditions`}>
            <h2 id={`${parts.id}-conditions`} tabIndex={-1}>
              For which carts
            </h2>
            <p>
              {parts.draft.conditions.of.length === 0
                ? "Every cart, as long as no condition stands here."
                : "Carts that fit these conditions."}
            </p>
            <ConditionGroup
              group={parts.draft.conditions}
              about="cart"
              choices={choices}
              currency={currencyOf(parts.draft, choices)}
              label="conditions of the cart"
              onChange={(conditions) => parts.onChange({ conditions })}
            />
          </section>
          <section className={styles["part"]} aria-labelledby={`${parts.id}-lines`}>
            <h2 id={`${parts.id}-lines`} tabIndex={-1}>
              For which of their lines
            </h2>
            <p>
              {parts.draft.lines.of.length === 0
                ? "Every line, as long as no condition stands here. Lines at a bulk price take no promotion."
                : "Lines that fit these conditions. Lines at a bulk price take no promotion."}
            </p>
            <ConditionGroup
              group={parts.draft.lines}
              about="line"
              choices={choices}
              currency={currencyOf(parts.draft, choices)}
              label="conditions of the line"
              onChange={(lines) => parts.onChange({ lines })}
            />
          </section>
          <Preview id={id} draft={parts.draft} />
        </>
      )}
    </RuleShell>
  );
}
