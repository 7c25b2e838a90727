import { ActionFields } from "./ActionFields.tsx";
import { ConditionsPart, RulePart } from "./frame/RulePart.tsx";
import { RuleShell, type RuleFormProps } from "./frame/RuleShell.tsx";
import { Preview } from "./Preview.tsx";
import { currencyOf } from "./promotion.queries.ts";
import { checkDraft, type Draft } from "./rule-draft.ts";
import { RuleFields } from "./RuleFields.tsx";

/** A rule in four steps: what it is called and when it is on, what it does, for which carts, for which lines. */
export function RuleForm({ id, draft, choices, save, showAnew }: RuleFormProps<Draft>) {
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
          <RulePart id={`${parts.id}-does`} title="What it does">
            <ActionFields
              id={parts.id}
              action={parts.draft.action}
              currency={currencyOf(parts.draft, choices)}
              errorOf={parts.errorOf}
              onChange={(action) => parts.onChange({ action })}
            />
          </RulePart>
          <ConditionsPart
            id={`${parts.id}-conditions`}
            title="For which carts"
            every="Every cart, as long as no condition stands here."
            those="Carts that fit these conditions."
            group={parts.draft.conditions}
            about="cart"
            choices={choices}
            currency={currencyOf(parts.draft, choices)}
            label="conditions of the cart"
            onChange={(conditions) => parts.onChange({ conditions })}
          />
          <ConditionsPart
            id={`${parts.id}-lines`}
            title="For which of their lines"
            every="Every line, as long as no condition stands here. Lines at a bulk price take no promotion."
            those="Lines that fit these conditions. Lines at a bulk price take no promotion."
            group={parts.draft.lines}
            about="line"
            choices={choices}
            currency={currencyOf(parts.draft, choices)}
            label="conditions of the line"
            onChange={(lines) => parts.onChange({ lines })}
          />
          <Preview id={id} draft={parts.draft} />
        </>
      )}
    </RuleShell>
  );
}
