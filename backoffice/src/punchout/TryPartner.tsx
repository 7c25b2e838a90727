import { useQuery } from "@tanstack/react-query";
import { Folded } from "../page/form/Folded.tsx";
import type { FormField } from "../page/form/FormControl.tsx";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { exampleQuery, useTryPartner, type Partner } from "./partner.queries.ts";

const FIELDS: Readonly<Record<"document", FormField>> = {
  document: {
    label: "What its procurement system sends",
    hint: "An example stands here: put the secret in the place of “secret”, or paste what the system really sends.",
    as: "lines",
  },
};

/** A request of the partner tried: what its procurement system would be answered. Nothing is begun of it. */
export function TryPartner({ partner: { id } }: { readonly partner: Partner }) {
  const { data: example } = useQuery(exampleQuery(id));
  const attempt = useTryPartner();
  return (
    <Folded title="Try a Request">
      {example ? (
        <ResourceForm
          fields={FIELDS}
          values={example}
          keeps={["document"]}
          submitLabel="Try"
          mayBeLeft
          done={attempt.data ? `${attempt.data.status}: ${attempt.data.why}` : undefined}
          onSave={(body) => attempt.mutateAsync({ params: { id }, body })}
        >
          <p>It is answered as its procurement system would be. Nobody comes in by it.</p>
        </ResourceForm>
      ) : null}
    </Folded>
  );
}
