import { checkAnswer } from "@placket/domain/question/check-question";
import { ANSWER_MAX, AUTHOR_MAX, QUESTION_MAX } from "@placket/domain/question/question";
import { CallError } from "@placket/web/call/call-error";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { ShowAnew } from "../page/form/ShowAnew.tsx";
import { useShowQuestion, useWriteQuestion, type Question } from "./question.queries.ts";

interface AnswerFormProps {
  readonly question: Question;
  /** Shows what somebody else wrote meanwhile. */
  readonly onAnew: () => void;
}

/** Question and answer as they stand on the product's page; with the first answer whoever asked has a letter. */
export function AnswerForm({ question, onAnew }: AnswerFormProps) {
  const { id, version, state, author, answer, toldAt } = question;
  const write = useWriteQuestion("answerQuestion");
  const show = useShowQuestion();
  const isPublished = state === "answered";
  return (
    <>
      <ResourceForm
        fields={FIELDS}
        values={{ question: question.question, author, answer: answer ?? "" }}
        keeps={["question", "author", "answer"]}
        check={checkAnswer}
        submitLabel={isPublished ? "Save" : "Publish"}
        onSave={async (body) => {
          show(await write.mutateAsync({ params: { id }, body: { version, ...body } }));
        }}
      >
        <p>{toldAt === null ? UNTOLD : "Whoever asked has had the answer by letter."}</p>
      </ResourceForm>
      {isBehind(write.error) ? (
        <p>
          <ShowAnew onPress={onAnew} />
        </p>
      ) : null}
    </>
  );
}

/** Whether somebody else was faster. */
export const isBehind = (error: Error | null): boolean =>
  error instanceof CallError && error.is("question.changedMeanwhile");

const UNTOLD = "It stands on the product's page then, and whoever asked has the answer by letter.";

const FIELDS = {
  question: {
    label: "Question",
    hint: "As it stands on the page: put it better where you have to.",
    as: "lines",
    maxLength: QUESTION_MAX,
  },
  author: { label: "Name that is shown", maxLength: AUTHOR_MAX, autoComplete: "off" },
  answer: { label: "Answer", as: "lines", maxLength: ANSWER_MAX },
} as const;
