import type { OfferTerms } from "@placket/domain/embroidery/offer/offer";
import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { FieldError } from "@placket/ui/form/field/Field";
import { CallError } from "@placket/web/call/call-error";
import { LeaveWarning } from "../../page/form/LeaveWarning.tsx";
import { ShowAnew } from "../../page/form/ShowAnew.tsx";
import { useDraft } from "../../page/form/use-draft.ts";
import { FlagGroup } from "./group/FlagGroup.tsx";
import { GarmentGroup } from "./group/GarmentGroup.tsx";
import styles from "./group/Group.module.css";
import { LogoGroup } from "./group/LogoGroup.tsx";
import { countText, groupNotes } from "./group/offer-words.ts";
import { OfferGroup } from "./group/OfferGroup.tsx";
import { RestGroup } from "./group/RestGroup.tsx";
import { ScopeGroup } from "./group/ScopeGroup.tsx";
import { StepOrder } from "./group/StepOrder.tsx";
import { TextGroup } from "./group/TextGroup.tsx";
import { checkDraft, type Draft } from "./offer-draft.ts";
import type { Categories, Choices } from "./offer.queries.ts";
import { Placements } from "./placement/Placements.tsx";

interface OfferFormProps {
  readonly draft: Draft;
  readonly categories: Categories;
  readonly choices: Choices;
  readonly submitLabel: string;
  /** What follows, once it is saved. */
  readonly done: string;
  /** Writes it, and gives what is done once nothing is unsaved. */
  readonly save: (draft: Draft) => Promise<(() => void) | undefined>;
  /** Begins again with what a colleague has made of it. */
  readonly showAnew?: () => void;
}

/** What is embroidered on which garments: for what, where, and of each kind how and at which price. */
export function OfferForm(props: OfferFormProps) {
  const { draft: begun, categories, choices, save, showAnew } = props;
  const { parts, problems, errors, failure, state, isDirty, submit } = useDraft({
    begun,
    check: checkDraft,
    save,
  });
  const { id, draft, errorOf, onChange } = parts;
  const { terms } = draft;
  const onTerms = (changed: OfferTerms) => onChange({ terms: changed });
  const notes = groupNotes(terms);
  const wrong = (...fields: readonly string[]) =>
    problems.some(({ field }) => fields.includes(field));
  const group = { id, terms, choices, errorOf, onTerms };
  const isBehind = failure instanceof CallError && failure.is("embroidery.offerChanged");
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <LeaveWarning isUnsaved={isDirty} />
      <ErrorSummary title="Not saved yet" errors={errors} attempt={problems} />
      <OfferGroup
        title="For which garments"
        note={scopeNote(draft)}
        isOpen={draft.name === ""}
        isWrong={wrong("name", "skus", "categories", "position")}
      >
        <ScopeGroup {...parts} categories={categories} />
      </OfferGroup>
      <OfferGroup
        title="Cloth and placements"
        note={notes.placements}
        isOpen
        isWrong={wrong("pictureWidthMm", "placements")}
      >
        <GarmentGroup {...group} />
        <fieldset id={`${id}-placements`} className={styles["set"]}>
          <legend className="visually-hidden">Placements</legend>
          {errorOf("placements") ? (
            <FieldError id={`${id}-placements-error`}>{errorOf("placements")}</FieldError>
          ) : null}
          <Placements
            terms={terms}
            skus={draft.skus}
            categoryIds={draft.categoryIds}
            onTerms={onTerms}
          />
        </fieldset>
      </OfferGroup>
      <OfferGroup
        title="Text"
        note={notes.text}
        isWrong={wrong("fonts", "threads", "heights", "lines", "prices", "hints")}
      >
        <TextGroup {...group} />
      </OfferGroup>
      <OfferGroup title="Flags" note={notes.flags} isWrong={wrong("flags", "flagTerms")}>
        <FlagGroup {...group} />
      </OfferGroup>
      <OfferGroup
        title="Logos"
        note={notes.logos}
        isWrong={wrong("logoTerms", "logoPrices", "logoLines")}
      >
        <LogoGroup {...group} />
      </OfferGroup>
      <OfferGroup
        title="Other services, cloth colors and messages"
        note={notes.rest}
        isWrong={wrong("services", "colorExclusions", "messages")}
      >
        <RestGroup {...group} skus={draft.skus} />
      </OfferGroup>
      <OfferGroup title="Order of the steps" note={notes.steps} isWrong={false}>
        <StepOrder {...group} />
      </OfferGroup>
      <div className={styles["foot"]}>
        <Button type="submit" busy={state === "saving"} busyLabel="saving">
          {props.submitLabel}
        </Button>
        {isBehind && showAnew ? <ShowAnew onPress={showAnew} /> : null}
        <output>{state === "saved" ? props.done : ""}</output>
      </div>
    </form>
  );
}

/** For how much an offer is. */
const scopeNote = ({ skus, categoryIds }: Draft): string =>
  [
    ...(skus.length > 0 ? [countText(skus.length, "product")] : []),
    ...(categoryIds.length > 0 ? [countText(categoryIds.length, "category", "categories")] : []),
  ].join(", ") || "None yet";
