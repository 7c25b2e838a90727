import { lateModule } from "@placket/web/late/late-module";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { CallError } from "@placket/web/call/call-error";
import { useEffect, useState } from "react";
import { t } from "../../translation/translate.ts";
import styles from "./CodeForm.module.css";

interface CodeFormProps {
  /** What kind of code it is, in the reader's language. */
  readonly title: string;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onApply: (code: string) => void;
}

/** Where a code is entered that takes something off a cart. */
export function CodeForm({ title, busy, error, onApply }: CodeFormProps) {
  const [code, setCode] = useState("");
  return (
    <Disclosure title={title} kind="link">
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== "") onApply(code.trim());
        }}
      >
        <TextField
          label={title}
          labelPlace="hidden"
          value={code}
          maxLength={64}
          autoComplete="off"
          error={error}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button kind="line" type="submit" busy={busy}>
          {t("Apply")}
        </Button>
      </form>
    </Disclosure>
  );
}

/** Why a code was refused, once its words are there: they come with the error table that they stand in. */
export function useRefusal(failure: Error | null): string | undefined {
  const [said, say] = useState<{ readonly failure: Error; readonly text: string }>();
  useEffect(() => {
    if (failure) void refusalText(failure).then((text) => say({ failure, text }));
  }, [failure]);
  return said?.failure === failure ? said.text : undefined;
}

const problemWords = lateModule(() => import("../../notice/problem-text.ts"));

/** A refusal in its own words; for anything else, and where they do not come, there are only ours. */
async function refusalText(failure: Error): Promise<string> {
  const [problem] = failure instanceof CallError ? failure.problems : [];
  const words = await (problem && problemWords().catch(() => undefined));
  return problem && words
    ? words.problemText(problem)
    : t("The code could not be used. Please try again.");
}
