import { checkReason, REASON_MAX } from "@placket/domain/order/step/step-words";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { useReturnStep } from "./return.queries.ts";

interface Props {
  readonly order: string;
  readonly number: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Says no to a return, with the reason for its buyer. */
export function RejectForm({ order, number, onDone, onCancel }: Props) {
  const reject = useReturnStep("rejectReturn", order);
  return (
    <ResourceForm
      fields={FIELDS}
      check={({ reason }) => checkReason(reason)}
      submitLabel="Do Not Accept It"
      mayBeLeft
      onCancel={onCancel}
      onSave={async ({ reason }) => {
        await reject.mutateAsync({ params: { number }, body: { reason } });
        onDone();
      }}
    />
  );
}

const FIELDS = {
  reason: {
    label: "Why",
    hint: "The buyer reads it.",
    maxLength: REASON_MAX,
    autoComplete: "off",
  },
} as const;
