import { checkSavedName, SAVED_NAME_MAX } from "@placket/domain/saved-product/saved-product";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { t } from "../translation/translate.ts";
import { textOfProblem } from "./said-of.ts";
import styles from "./NameForm.module.css";

interface NameFormProps {
  /** What stands in it at first; it is selected, so that typing replaces it. */
  readonly name: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** What the server refused. */
  readonly refused: string | undefined;
  readonly onSubmit: (name: string) => void;
  readonly onCancel: () => void;
}

/** The name of a saved product. */
export function NameForm({
  name,
  submitLabel,
  isBusy,
  refused,
  onSubmit,
  onCancel,
}: NameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const said = (field.current?.value ?? "").trim();
    const [problem] = checkSavedName(said);
    setWrong(problem && textOfProblem(problem));
    if (problem) field.current?.focus();
    else onSubmit(said);
  };
  return (
    <form noValidate className={styles["form"]} onSubmit={submit}>
      <TextField
        ref={field}
        label={t("Name")}
        name="name"
        defaultValue={name}
        maxLength={SAVED_NAME_MAX}
        autoComplete="off"
        error={wrong ?? refused}
        onChange={() => setWrong(undefined)}
      />
      <div className={styles["ways"]}>
        <Button type="submit" size="sm" busy={isBusy} busyLabel={t("Saving")}>
          {submitLabel}
        </Button>
        <Button kind="link" onClick={onCancel}>
          {t("Cancel")}
        </Button>
      </div>
    </form>
  );
}
