import { Button } from "@placket/ui/action/button/Button";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, type CallReply } from "../../api/call.ts";
import { failureText } from "../../api/failure-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { useMay } from "../../page/permissions.ts";
import { Said } from "../../page/Said.tsx";
import { LIST_MS } from "../order.queries.ts";
import { Table, type Column } from "../../page/Table.tsx";
import { Time } from "../../page/Time.tsx";
import styles from "./LettersSent.module.css";

type Letter = CallReply<"orderLetters">["letters"][number];

/** Which letters the buyer got about an order, when, and whether they left; each can be written again. */
export function LettersSent({ number }: { readonly number: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const letters = useQuery({
    queryKey: keyOf(number),
    queryFn: () => call("orderLetters", { params: { number } }),
    enabled: isOpen,
    // One that is being written is there a moment later.
    refetchInterval: LIST_MS,
  });
  if (!useMay("letters.read")) return null;
  return (
    <section className={`no-print ${styles["letters"] ?? ""}`}>
      <h2>Letters</h2>
      {isOpen ? null : (
        <Button kind="line" size="sm" onClick={() => setIsOpen(true)}>
          Show Letters
        </Button>
      )}
      {letters.error ? <p role="alert">{failureText(letters.error)}</p> : null}
      {letters.data ? <Sent number={number} letters={letters.data.letters} /> : null}
    </section>
  );
}

const keyOf = (number: string) => ["orderLetters", number] as const;

function Sent({
  number,
  letters,
}: {
  readonly number: string;
  readonly letters: readonly Letter[];
}) {
  const client = useQueryClient();
  const [said, setSaid] = useState("");
  const { ask, dialog } = useConfirm();
  const mayResend = useMay("letters.resend");
  const resend = useMutation({
    mutationFn: (id: number) => call("resendLetter", { params: { number, id: String(id) } }),
    onSuccess: (after) => {
      client.setQueryData(keyOf(number), after);
      setSaid("It is written again.");
    },
  });
  const again = async ({ id, subject, recipient }: Letter) => {
    const isSure = await ask({
      title: "Write it again?",
      yes: "Write It Again",
      text: `“${subject}” goes to ${recipient} once more.`,
    });
    if (isSure) resend.mutate(id);
  };
  if (letters.length === 0) return <p>None was written yet.</p>;
  return (
    <>
      <Table
        label="Letters to the buyer"
        isCards
        columns={[...COLUMNS, ...(mayResend ? [againColumn(again)] : [])]}
        rows={letters}
        keyOf={({ id }) => String(id)}
      />
      {resend.error ? <p role="alert">{failureText(resend.error)}</p> : null}
      <Said text={said} />
      {dialog}
    </>
  );
}

const COLUMNS: readonly Column<Letter>[] = [
  { title: "Letter", isRowHeader: true, cell: ({ subject }) => subject },
  { title: "Written", noWrap: true, cell: ({ writtenAt }) => <Time iso={writtenAt} /> },
  {
    title: "Sent",
    cell: ({ sentAt }) => (sentAt === null ? "Waits" : <Time iso={sentAt} />),
  },
];

const againColumn = (again: (letter: Letter) => Promise<void>): Column<Letter> => ({
  title: "Again",
  cell: (letter) =>
    letter.canBeAgain ? (
      <Button
        kind="line"
        size="sm"
        aria-label={`Write again: ${letter.subject}`}
        onClick={() => void again(letter)}
      >
        Write Again
      </Button>
    ) : null,
});
