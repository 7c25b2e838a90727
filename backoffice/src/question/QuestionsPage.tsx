import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import type { BulkAction } from "../page/list/BulkBar.tsx";
import { eachRow } from "../page/list/each-row.ts";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { useMay } from "../page/permissions.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { questionAt } from "./question.addresses.ts";
import { useWriteQuestion, type Question } from "./question.queries.ts";
import { questionsList } from "./questions-list.ts";
import { STATE_TEXT } from "./state-text.ts";

/** What shoppers ask about products, and how far each question is (PDP-16). */
export default function QuestionsPage() {
  const list = useList(questionsList, (query) => call("questions", { query }));
  const reject = useWriteQuestion("rejectQuestion");
  const mayAnswer = useMay("questions.answer");
  return (
    <>
      <Heading title="Questions" />
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        file="exportQuestions"
        empty="Nobody has asked anything."
        {...(mayAnswer && { bulk: rejecting(reject.mutateAsync) })}
      />
    </>
  );
}

type Reject = ReturnType<typeof useWriteQuestion<"rejectQuestion">>["mutateAsync"];

/** Why several at once are kept from the page; whatever else is said of one by itself. */
const REASONS = [
  { title: "Reject as Spam", reason: "Spam" },
  { title: "Reject as Off Topic", reason: "Not about the product" },
] as const;

const rejecting = (reject: Reject): readonly BulkAction<Question>[] =>
  REASONS.map(({ title, reason }) => ({
    title,
    warning: "They stand on no page then. Nobody is told. Each of them can still be answered.",
    fits: ({ state }) => state !== "rejected",
    run: (rows) =>
      eachRow(rows, {
        nameOf: ({ question }) => short(question),
        act: async ({ id, version }) => {
          const now = await reject({ params: { id }, body: { version, reason } });
          return { became: "done" as const, text: STATE_TEXT[now.state] };
        },
      }),
  }));

/** As much of it as tells it from others. */
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

const COLUMNS: readonly Column<Question>[] = [
  {
    title: "Question",
    isRowHeader: true,
    isWide: true,
    cell: ({ id, question }) => (
      <a className="link" href={questionAt({ id: String(id) })}>
        {short(question)}
      </a>
    ),
  },
  {
    title: "Product",
    cell: ({ product: { name, sku } }) => (
      <>
        {name} <span className="num">{sku}</span>
      </>
    ),
  },
  { title: "From", cell: ({ author }) => author },
  { title: "State", cell: ({ state }) => STATE_TEXT[state] },
  { title: "Asked", cell: ({ askedAt }) => <Time iso={askedAt} /> },
];
