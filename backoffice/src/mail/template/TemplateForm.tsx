import { LETTER_TEXT_NAMES } from "@placket/domain/mail/letter-texts";
import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { CallError } from "@placket/web/call/call-error";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { LeaveWarning } from "../../page/form/LeaveWarning.tsx";
import { useSaving } from "../../page/form/use-saving.ts";
import { changeOf, draftOf, draftProblems, type TemplateDraft } from "./template-draft.ts";
import { LetterPreview } from "./LetterPreview.tsx";
import { Placeholders } from "./Placeholders.tsx";
import { SendTest } from "./SendTest.tsx";
import { useChangeTexts, type Template } from "./template.queries.ts";
import styles from "./TemplatePage.module.css";
import { TemplateText } from "./TemplateText.tsx";

interface TemplateFormProps {
  readonly template: Template;
  /** Begins again with what is said by now. */
  readonly readAnew: () => void;
}

const controlId = (name: string) => `text-${name}`;

/** The texts of a letter for one store view, and beside them how it reads. */
export function TemplateForm({ template, readAnew }: TemplateFormProps) {
  const change = useChangeTexts(template.name);
  const [read, setRead] = useState(template);
  const { form, submit, errors, failure, isSaved } = useSaving<TemplateDraft>({
    values: draftOf(template),
    names: LETTER_TEXT_NAMES,
    check: (draft) => draftProblems(template, draft),
    idOf: controlId,
    save: async (draft) => {
      const { view, edition } = read;
      const saved = await change.mutateAsync({ view, edition, ...changeOf(draftOf(read), draft) });
      setRead(saved);
      return draftOf(saved);
    },
  });
  const draft = useWatch({ control: form.control }) as TemplateDraft;
  const { isDirty, isSubmitting } = form.formState;
  const isBehind = failure instanceof CallError && failure.is("mail.textsChanged");
  return (
    <div className={styles["columns"]}>
      <form className={styles["form"]} onSubmit={(event) => void submit(event)} noValidate>
        <LeaveWarning isUnsaved={isDirty} />
        <ErrorSummary title="Not saved yet" errors={errors} />
        {read.texts.map((text) => (
          <TemplateText key={text.name} id={controlId(text.name)} text={text} form={form} />
        ))}
        <Placeholders template={template} />
        <div className={styles["foot"]}>
          <Button type="submit" busy={isSubmitting} busyLabel="saving" disabled={!isDirty}>
            Save Letter
          </Button>
          {isBehind ? (
            <Button kind="line" onClick={readAnew}>
              Show What Is Said Now
            </Button>
          ) : null}
          <output>{isSaved && !isDirty ? "Saved. Letters say so from now on." : ""}</output>
        </div>
        <SendTest template={template} draft={draft} />
      </form>
      <LetterPreview template={template} draft={draft} />
    </div>
  );
}
