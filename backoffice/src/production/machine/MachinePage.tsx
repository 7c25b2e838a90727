import { Button } from "@placket/ui/action/button/Button";
import { CallError } from "@placket/web/call/call-error";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { Heading } from "../../page/Heading.tsx";
import { isId } from "../../page/is-id.ts";
import { Failed, LoadingRows, NotFound } from "../../page/states.tsx";
import { machinesAt } from "../production.addresses.ts";
import { checkTyped, draftOf, MACHINE_FIELDS, typedOf } from "./machine-form.ts";
import { machinesQuery, useWriteMachine, type Machine } from "./machine.queries.ts";

/** One machine, to be changed. */
export default function MachinePage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={Number(id)} /> : <NotFound />;
}

function Found({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(machinesQuery);
  const machine = data?.machines.find((one) => one.id === id);
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />;
  if (data && !machine) return <NotFound />;
  return (
    <>
      <Heading title={machine?.name ?? "Machine"} />
      <p>
        <a className="link" href={machinesAt({})}>
          Machines
        </a>
      </p>
      {machine ? (
        <Change key={id} machine={machine} />
      ) : (
        <LoadingRows label="Loading the machine" />
      )}
    </>
  );
}

/** It is sent with the version that was read: whoever was faster is not written over, and shown when asked for. */
function Change({ machine }: { readonly machine: Machine }) {
  const [seen, setSeen] = useState(machine);
  const [reading, setReading] = useState(0);
  const change = useWriteMachine("changeEmbroideryMachine");
  const isBehind =
    change.error instanceof CallError && change.error.is("production.machineChanged");
  const save = async (typed: Parameters<typeof draftOf>[0]) => {
    const { hoops, needles, ...draft } = draftOf(typed);
    const body = { ...draft, hoops: [...hoops], needles: [...needles], version: seen.version };
    setSeen(await change.mutateAsync({ params: { id: machine.id }, body }));
  };
  const showAnew = () => {
    change.reset();
    setSeen(machine);
    setReading(reading + 1);
  };
  return (
    <>
      <ResourceForm
        key={reading}
        fields={MACHINE_FIELDS}
        values={typedOf(seen)}
        keeps={FIELD_NAMES}
        check={checkTyped}
        submitLabel="Save"
        done="Saved."
        onSave={save}
      />
      {isBehind ? (
        <p>
          <Button kind="line" onClick={showAnew}>
            Show What It Is Now
          </Button>
        </p>
      ) : null}
    </>
  );
}

const FIELD_NAMES = Object.keys(MACHINE_FIELDS) as (keyof typeof MACHINE_FIELDS)[];
