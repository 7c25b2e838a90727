import { useQuery } from "@tanstack/react-query";
import { addressOf } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { Failed, LoadingRows, NotFound } from "../page/states.tsx";
import { Time } from "../page/Time.tsx";
import { LetterDelivery } from "./LetterDelivery.tsx";
import { letterQuery, type Letter } from "./mail.queries.ts";
import styles from "./LetterPage.module.css";

/** One letter as its reader gets it, and as plain text. */
export default function LetterPage({ id }: { readonly id: string }) {
  return /^\d{1,9}$/.test(id) ? <Found id={Number(id)} /> : <NotFound />;
}

function Found({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(letterQuery(id));
  if (data) return <Whole letter={data} />;
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title="Letter" />
      <LoadingRows label="Loading the letter" />
    </>
  );
}

function Whole({ letter }: { readonly letter: Letter }) {
  const { subject, recipient, writtenAt, sentAt, text } = letter;
  return (
    <>
      <div className={styles["head"]}>
        <Heading title={subject} />
        <p className={styles["facts"]}>
          To {recipient} · written <Time iso={writtenAt} /> ·{" "}
          {sentAt ? (
            <>
              sent <Time iso={sentAt} />
            </>
          ) : (
            "waiting: no mail server has taken it"
          )}
        </p>
        {sentAt === null ? <LetterDelivery letterId={letter.id} /> : null}
      </div>
      <div className={styles["columns"]}>
        <section className={styles["part"]}>
          <h2>As it is read</h2>
          {/* Contents are what shoppers typed and others wrote: no scripts, no forms, no origin. */}
          <iframe
            className={styles["paper"]}
            title="Letter as HTML"
            sandbox=""
            src={addressOf("letterDocument", { params: { id: letter.id } })}
          />
        </section>
        <section className={styles["part"]}>
          <h2>As plain text</h2>
          <pre className={styles["text"]}>{text}</pre>
        </section>
      </div>
    </>
  );
}
