import { checkEntry } from "@placket/domain/contact/check-message";
import { MESSAGE_ENTRY_MAX } from "@placket/domain/contact/message";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { ShowAnew } from "../page/form/ShowAnew.tsx";
import { useShowMessage, useWriteMessage, type Message } from "./contact.queries.ts";
import { isBehind } from "./is-behind.ts";
import styles from "./MessagePage.module.css";

interface MessageFormsProps {
  readonly message: Message;
  /** Shows what somebody else made of it meanwhile. */
  readonly onAnew: () => void;
}

/** The answer, which goes by letter, and a note that staff alone read. */
export function MessageForms({ message, onAnew }: MessageFormsProps) {
  const { id, version, email } = message;
  const answer = useWriteMessage("answerMessage");
  const note = useWriteMessage("noteOnMessage");
  const show = useShowMessage();
  return (
    <>
      <section aria-labelledby="answer" className={styles["section"]}>
        <h2 id="answer">Answer It</h2>
        <ResourceForm
          fields={ANSWER}
          check={({ text }) => checkEntry(text.trim())}
          submitLabel="Send Answer"
          done="Sent."
          onSave={async ({ text }) => {
            show(await answer.mutateAsync({ params: { id }, body: { version, text } }));
          }}
        >
          <p>It goes by letter to {email}, with the message below it.</p>
        </ResourceForm>
        {isBehind(answer.error) ? (
          <p>
            <ShowAnew onPress={onAnew} />
          </p>
        ) : null}
      </section>
      <section aria-labelledby="note" className={styles["section"]}>
        <h2 id="note">Note</h2>
        <ResourceForm
          fields={NOTE}
          check={({ text }) => checkEntry(text.trim())}
          submitLabel="Write Note"
          done="Written."
          onSave={async ({ text }) => {
            show(await note.mutateAsync({ params: { id }, body: { text } }));
          }}
        />
      </section>
    </>
  );
}

const ANSWER = {
  text: { label: "Answer", as: "lines", maxLength: MESSAGE_ENTRY_MAX },
} as const;

const NOTE = {
  text: {
    label: "Note",
    hint: "Staff read it, whoever wrote does not.",
    as: "lines",
    maxLength: MESSAGE_ENTRY_MAX,
  },
} as const;
