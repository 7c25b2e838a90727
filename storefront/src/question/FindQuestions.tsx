import { QUESTION_SEARCH_MAX } from "@placket/domain/question/question";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import type { FormEvent } from "react";
import { t } from "../translation/translate.ts";
import styles from "./Questions.module.css";

/** Looks among the questions for a part of what was asked or answered. */
export function FindQuestions({ onFind }: { readonly onFind: (text: string) => void }) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("find");
    onFind(typeof typed === "string" ? typed.trim() : "");
  };
  return (
    <form className={styles["find"]} method="dialog" onSubmit={send}>
      <TextField
        name="find"
        label={t("Find in questions")}
        maxLength={QUESTION_SEARCH_MAX}
        autoComplete="off"
      />
      <Button type="submit" kind="line">
        {t("Find")}
      </Button>
    </form>
  );
}
