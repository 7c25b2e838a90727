import { checkRejection } from "@placket/domain/question/check-question";
import { REJECT_REASON_MAX } from "@placket/domain/question/question";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { ShowAnew } from "../page/form/ShowAnew.tsx";
import { isBehind } from "./AnswerForm.tsx";
import { useShowQuestion, useWriteQuestion, type Question } from "./question.queries.ts";

interface RejectFormProps {
  readonly question: Question;
  readonly onAnew: () => void;
}

/** Keeps a question from the page. Nobody is told. */
export function RejectForm({ question: { id, version }, onAnew }: RejectFormProps) {
  const write = useWriteQuestion("rejectQuestion");
  const show = useShowQuestion();
  return (
    <>
      <ResourceForm
        fields={FIELDS}
        check={({ reason }) => checkRejection(reason.trim())}
        submitLabel="Reject"
        onSave={async ({ reason }) => {
          show(await write.mutateAsync({ params: { id }, body: { version, reason } }));
        }}
      />
      {isBehind(write.error) ? (
        <p>
          <ShowAnew onPress={onAnew} />
        </p>
      ) : null}
    </>
  );
}

const FIELDS = {
  reason: {
    label: "Why",
    hint: "Read by staff alone, and in the audit trail.",
    maxLength: REJECT_REASON_MAX,
    autoComplete: "off",
  },
} as const;
