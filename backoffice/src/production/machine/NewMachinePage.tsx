import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { Heading } from "../../page/Heading.tsx";
import { machineAt, machinesAt } from "../production.addresses.ts";
import { checkTyped, draftOf, MACHINE_FIELDS, typedOf, USUAL_MACHINE } from "./machine-form.ts";
import { useWriteMachine } from "./machine.queries.ts";

/** A machine to be added. */
export default function NewMachinePage() {
  const add = useWriteMachine("addEmbroideryMachine");
  const { data: added } = add;
  return (
    <>
      <Heading title="Add a Machine" />
      <p>
        <a className="link" href={machinesAt({})}>
          Machines
        </a>
      </p>
      <ResourceForm
        fields={MACHINE_FIELDS}
        values={typedOf(USUAL_MACHINE)}
        check={checkTyped}
        submitLabel="Add"
        done={added ? `“${added.name}” is added.` : undefined}
        onSave={(typed) => add.mutateAsync({ body: bodyOf(typed) })}
      />
      {added ? (
        <p>
          <a className="link" href={machineAt({ id: String(added.id) })}>
            Open “{added.name}”
          </a>
        </p>
      ) : null}
    </>
  );
}

const bodyOf = (typed: Parameters<typeof draftOf>[0]) => {
  const { hoops, needles, ...draft } = draftOf(typed);
  return { ...draft, hoops: [...hoops], needles: [...needles] };
};
