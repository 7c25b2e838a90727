import { LETTER_TEXTS } from "@placket/domain/mail/letter-texts";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { TextArea, TextField } from "@placket/ui/form/text-field/TextField";
import { VisuallyHidden } from "@placket/ui/reading/visually-hidden/VisuallyHidden";
import { Controller, type UseFormReturn } from "react-hook-form";
import { Time } from "../../page/Time.tsx";
import type { TemplateDraft } from "./template-draft.ts";
import type { Template } from "./template.queries.ts";
import styles from "./TemplatePage.module.css";

interface TemplateTextProps {
  readonly id: string;
  readonly text: Template["texts"][number];
  readonly form: UseFormReturn<TemplateDraft>;
}

/** One text of a letter: in the words of staff, or as its template says it. */
export function TemplateText({ id, text: { name, unlessSaid, changed }, form }: TemplateTextProps) {
  const { title, most, isOneLine } = LETTER_TEXTS[name];
  const Control = isOneLine ? TextField : TextArea;
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <div className={styles["text"]}>
          <Control
            id={id}
            label={title}
            hint={
              changed ? (
                <>
                  Changed by {changed.by}, <Time iso={changed.at} />
                </>
              ) : undefined
            }
            error={error?.message}
            maxLength={most}
            value={value.typed}
            disabled={!value.isOwn}
            onBlur={onBlur}
            onChange={({ target }) => onChange({ isOwn: true, typed: target.value })}
          />
          <Checkbox
            size="sm"
            label={
              <>
                As the template says<VisuallyHidden>, {title}</VisuallyHidden>
              </>
            }
            checked={!value.isOwn}
            onChange={({ target }) => {
              // Whoever lets go of a text sees what is said without it.
              const typed = target.checked ? unlessSaid : value.typed;
              onChange({ isOwn: !target.checked, typed });
            }}
          />
        </div>
      )}
    />
  );
}
