import { checkNote, NOTE_MAX } from "@placket/domain/order/step/step-words";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import type { StepFormProps } from "./StepDialog.tsx";
import { useStep } from "./step.queries.ts";

/** A note in the order's history: for staff, or for the buyer too. */
export function NoteForm({ order, onDone }: StepFormProps) {
  const write = useStep("noteToOrder", order.number);
  return (
    <ResourceForm
      fields={FIELDS}
      values={{ reader: "staff" }}
      check={({ text }) => checkNote(text)}
      submitLabel="Write the Note"
      mayBeLeft
      onSave={async ({ text, reader }) => {
        const isForBuyer = reader === "buyer";
        await write.mutateAsync({ params: { number: order.number }, body: { text, isForBuyer } });
        onDone(isForBuyer ? `Written, and sent to ${order.email}.` : "Written.");
      }}
    />
  );
}

const FIELDS = {
  text: { label: "Note", as: "lines", maxLength: NOTE_MAX, autoComplete: "off" },
  reader: {
    label: "Who reads it",
    choices: [
      { value: "staff", label: "Staff alone" },
      { value: "buyer", label: "The buyer too: with the order, and in a letter" },
    ],
  },
} as const;
