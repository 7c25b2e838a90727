import { checkNote, CUSTOMER_NOTE_MAX } from "@placket/domain/customer/note";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { useMay } from "../../page/permissions.ts";
import { useChangeCustomer, type Customer } from "./account.queries.ts";
import { Entries } from "./Entries.tsx";
import { Section } from "./Section.tsx";

/** What staff wrote about the customer; nobody takes a note back. */
export function Notes({ customer: { id, notes } }: { readonly customer: Customer }) {
  const mayWrite = useMay("customers.change");
  const write = useChangeCustomer("noteOnCustomer");
  return (
    <Section title="Notes">
      {mayWrite ? (
        <ResourceForm
          fields={FIELDS}
          check={({ text }) => checkNote(text.trim())}
          submitLabel="Write Note"
          done="Written."
          onSave={(body) => write.mutateAsync({ params: { id }, body })}
        />
      ) : null}
      <Entries entries={notes} empty="No notes." />
    </Section>
  );
}

const FIELDS = {
  text: {
    label: "Note",
    hint: "Staff read it, the customer does not.",
    as: "lines",
    maxLength: CUSTOMER_NOTE_MAX,
  },
} as const;
