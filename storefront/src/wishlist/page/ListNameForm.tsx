import { wishlistErrors } from "@placket/domain/wishlist/errors";
import { checkListName, WISHLIST_NAME_MAX } from "@placket/domain/wishlist/wishlist";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { t } from "../../translation/translate.ts";
import styles from "./WishLists.module.css";

interface ListNameFormProps {
  readonly name: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** What the server refused. */
  readonly refused: string | undefined;
  readonly onSubmit: (name: string) => void;
  readonly onCancel: () => void;
}

const TEXTS: Readonly<Record<string, { readonly text: string } | undefined>> = wishlistErrors;

/** The name of a wish list. */
export function ListNameForm(props: ListNameFormProps) {
  const { name, submitLabel, isBusy, refused, onSubmit, onCancel } = props;
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  useEffect(() => field.current?.select(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const said = (field.current?.value ?? "").trim();
    const [problem] = checkListName(said);
    setWrong(problem && t(TEXTS[problem.error]?.text ?? "", ...problem.params));
    if (problem) field.current?.focus();
    else onSubmit(said);
  };
  return (
    <form noValidate className={styles["nameForm"]} onSubmit={submit}>
      <TextField
        ref={field}
        label={t("Name of the list")}
        name="name"
        defaultValue={name}
        maxLength={WISHLIST_NAME_MAX}
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
