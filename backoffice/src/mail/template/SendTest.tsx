import { Button } from "@placket/ui/action/button/Button";
import { failureText } from "../../api/failure-text.ts";
import { draftProblems, ownTextsOf, type TemplateDraft } from "./template-draft.ts";
import { useSendTest, type Template } from "./template.queries.ts";
import styles from "./TemplatePage.module.css";

interface SendTestProps {
  readonly template: Template;
  readonly draft: TemplateDraft;
}

/** Sends the example to whoever is signed in, saved or not. */
export function SendTest({ template, draft }: SendTestProps) {
  const { mutate, data, error, isPending } = useSendTest(template);
  const isSound = draftProblems(template, draft).length === 0;
  return (
    <div className={styles["foot"]}>
      <Button
        kind="line"
        busy={isPending}
        busyLabel="sending"
        disabled={!isSound}
        onClick={() => mutate(ownTextsOf(draft))}
      >
        Send a Test to Myself
      </Button>
      <output>{error ? failureText(error) : data ? said(data) : ""}</output>
    </div>
  );
}

const said = ({ recipient, isSent }: { readonly recipient: string; readonly isSent: boolean }) =>
  isSent
    ? `On its way to ${recipient}.`
    : `Written to ${recipient}. It waits among the letters: there is no mail server.`;
