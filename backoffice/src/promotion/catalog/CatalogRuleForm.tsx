import { BesideOthers, FrameFields } from "../frame/FrameFields.tsx";
import { ConditionsPart, RulePart } from "../frame/RulePart.tsx";
import { RuleShell, type RuleFormProps } from "../frame/RuleShell.tsx";
import { currencyOf } from "../promotion.queries.ts";
import { checkCatalogDraft, type CatalogDraft } from "./catalog-rule-draft.ts";
import { PriceActionFields } from "./PriceActionFields.tsx";
import { PricePreview } from "./PricePreview.tsx";

/** A catalog price rule: what it is called and when it is on, what it makes of prices, and for which products. */
export function CatalogRuleForm({
  id,
  draft,
  choices,
  save,
  showAnew,
}: RuleFormProps<CatalogDraft>) {
  return (
    <RuleShell
      draft={draft}
      check={checkCatalogDraft}
      save={save}
      showAnew={showAnew}
      done="Saved. Prices follow within seconds."
    >
      {(parts) => (
        <>
          <FrameFields {...parts} choices={choices} labelHint="Empty: the name" />
          <BesideOthers
            {...parts}
            priorityHint="Lower numbers first. Each begins with what the one before has left."
          />
          <RulePart id={`${parts.id}-does`} title="What it does">
            <p>
              A special price or a price for many pieces that is lower stays: nothing is taken off
              twice.
            </p>
            <PriceActionFields
              id={parts.id}
              action={parts.draft.action}
              currency={currencyOf(parts.draft, choices)}
              errorOf={parts.errorOf}
              onChange={(action) => parts.onChange({ action })}
            />
          </RulePart>
          <ConditionsPart
            id={`${parts.id}-conditions`}
            title="For which products"
            every="Every product, as long as no condition stands here."
            those="Products that fit these conditions, with all their sizes and colors."
            group={parts.draft.conditions}
            about="product"
            choices={choices}
            currency={currencyOf(parts.draft, choices)}
            label="conditions of the product"
            onChange={(conditions) => parts.onChange({ conditions })}
          />
          <PricePreview id={id} draft={parts.draft} />
        </>
      )}
    </RuleShell>
  );
}
