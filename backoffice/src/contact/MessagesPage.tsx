import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import type { BulkAction } from "../page/list/BulkBar.tsx";
import { eachRow } from "../page/list/each-row.ts";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { useMay } from "../page/permissions.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { messageAt } from "./contact.addresses.ts";
import { useWriteMessage, type MessageRow } from "./contact.queries.ts";
import { MESSAGE_STATE_TEXT } from "./message-state-text.ts";
import { messagesList } from "./messages-list.ts";

/** What people write to the shop by the contact form, and how far each message is (issue 12.2). */
export default function MessagesPage() {
  const list = useList(messagesList, (query) => call("messages", { query }));
  const move = useWriteMessage("moveMessage");
  const mayAnswer = useMay("messages.answer");
  return (
    <>
      <Heading title="Messages" />
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        file="exportMessages"
        empty="Nobody has written anything."
        {...(mayAnswer && { bulk: closing(move.mutateAsync) })}
      />
    </>
  );
}

type Move = ReturnType<typeof useWriteMessage<"moveMessage">>["mutateAsync"];

const closing = (move: Move): readonly BulkAction<MessageRow>[] => [
  {
    title: "Close Messages",
    warning: "Nobody is told. Each of them can be opened again.",
    fits: ({ state }) => state !== "closed",
    run: (rows) =>
      eachRow(rows, {
        nameOf: ({ id, comment }) => `${id}: ${short(comment)}`,
        act: async ({ id, version }) => {
          const now = await move({ params: { id }, body: { version, state: "closed" } });
          return { became: "done" as const, text: MESSAGE_STATE_TEXT[now.state] };
        },
      }),
  },
];

/** As much of it as tells it from others. */
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

const COLUMNS: readonly Column<MessageRow>[] = [
  {
    title: "Message",
    isRowHeader: true,
    isWide: true,
    cell: ({ id, comment }) => (
      <a className="link" href={messageAt({ id: String(id) })}>
        {short(comment)}
      </a>
    ),
  },
  { title: "From", cell: ({ name, email }) => `${name}, ${email}` },
  { title: "State", cell: ({ state }) => MESSAGE_STATE_TEXT[state] },
  {
    title: "Taken by",
    cell: ({ takenBy, isMine }) => (isMine ? "Me" : (takenBy ?? "Nobody")),
  },
  { title: "Sent", cell: ({ sentAt }) => <Time iso={sentAt} /> },
];
