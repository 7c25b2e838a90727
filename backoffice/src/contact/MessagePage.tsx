import { useQuery } from "@tanstack/react-query";
import { Fact, Facts } from "../page/Facts.tsx";
import { Heading } from "../page/Heading.tsx";
import { isId } from "../page/is-id.ts";
import { useMay } from "../page/permissions.ts";
import { Slot } from "../page/Slot.tsx";
import { slots } from "../page/slots.ts";
import { Failed, LoadingRows, NotFound } from "../page/states.tsx";
import { Time } from "../page/Time.tsx";
import { messagesAt } from "./contact.addresses.ts";
import { messageQuery, type Message } from "./contact.queries.ts";
import { MessageActions } from "./MessageActions.tsx";
import { MessageForms } from "./MessageForms.tsx";
import styles from "./MessagePage.module.css";
import { ENTRY_TEXT, MESSAGE_STATE_TEXT } from "./message-state-text.ts";

/** One message: who wrote what, what staff answered and noted, and what may become of it. */
export default function MessagePage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={id} /> : <NotFound />;
}

function Found({ id }: { readonly id: string }) {
  const { data: message, error, refetch } = useQuery(messageQuery(id));
  const mayAnswer = useMay("messages.answer");
  if (error && !message) return <Failed error={error} retry={() => void refetch()} />;
  const onAnew = () => void refetch();
  return (
    <>
      <Heading title={`Message ${id}`} />
      <p>
        <a className="link" href={messagesAt({})}>
          All messages
        </a>
      </p>
      {message ? (
        <>
          <MessageFacts message={message} />
          {mayAnswer ? <MessageActions message={message} onAnew={onAnew} /> : null}
          <section aria-labelledby="message" className={styles["section"]}>
            <h2 id="message">The Message</h2>
            <p className={styles["text"]}>{message.comment}</p>
          </section>
          {mayAnswer ? <MessageForms message={message} onAnew={onAnew} /> : null}
          <Written entries={message.entries} />
        </>
      ) : (
        <LoadingRows label="Loading the message" rows={4} />
      )}
    </>
  );
}

function MessageFacts({ message }: { readonly message: Message }) {
  const { view, name, email, telephone, customerId, state, takenBy, isMine, sentAt } = message;
  return (
    <Facts>
      <Fact title="State">{MESSAGE_STATE_TEXT[state]}</Fact>
      <Fact title="Taken by">{isMine ? "Me" : (takenBy ?? "Nobody")}</Fact>
      <Fact title="From">
        {name}, {email}
      </Fact>
      {telephone === null ? null : <Fact title="Telephone">{telephone}</Fact>}
      <Fact title="Account">
        {customerId === null ? (
          "Nobody was signed in"
        ) : (
          <Slot in={slots.customerNumber} id={customerId}>
            Customer {customerId}
          </Slot>
        )}
      </Fact>
      <Fact title="Store view">{view}</Fact>
      <Fact title="Sent">
        <Time iso={sentAt} />
      </Fact>
    </Facts>
  );
}

/** What staff wrote to it, the last first. */
function Written({ entries }: Pick<Message, "entries">) {
  return (
    <section aria-labelledby="written" className={styles["section"]}>
      <h2 id="written">Answers and Notes</h2>
      {entries.length === 0 ? <p>Nobody has written anything to it.</p> : null}
      <ol className={styles["entries"]}>
        {entries.map(({ id, kind, text, by, at }) => (
          <li key={id}>
            <b>{ENTRY_TEXT[kind]}</b>
            <span className={styles["text"]}>{text}</span>
            <span className={styles["by"]}>
              {by}, <Time iso={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
