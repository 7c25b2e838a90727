import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { failureText } from "../../api/failure-text.ts";
import { useConfirm } from "../../page/dialog/use-confirm.tsx";
import { Heading } from "../../page/Heading.tsx";
import { useMay } from "../../page/permissions.ts";
import { Said } from "../../page/Said.tsx";
import { Empty, Failed, LoadingRows } from "../../page/states.tsx";
import { Table, type Column } from "../../page/Table.tsx";
import { machineAt, newMachineAt } from "../production.addresses.ts";
import { ProductionViews } from "../ProductionViews.tsx";
import { machinesQuery, useWriteMachine, type Machine } from "./machine.queries.ts";

/** The machines that sew. */
export default function MachinesPage() {
  const { data, error, refetch } = useQuery(machinesQuery);
  const mayManage = useMay("production.machines");
  return (
    <>
      <Heading title="Machines">Production</Heading>
      <ProductionViews here="machines" />
      {mayManage ? (
        <p>
          <a className="link" href={newMachineAt({})}>
            Add a machine
          </a>
        </p>
      ) : null}
      {data ? (
        <Machines machines={data.machines} mayManage={mayManage} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading the machines" rows={3} />
      )}
    </>
  );
}

interface MachinesProps {
  readonly machines: readonly Machine[];
  readonly mayManage: boolean;
}

function Machines({ machines, mayManage }: MachinesProps) {
  const remove = useWriteMachine("removeEmbroideryMachine");
  const { ask, dialog } = useConfirm();
  const onRemove = async ({ id, version, name }: Machine) => {
    const isSure = await ask({
      title: `Remove “${name}”?`,
      text: "Jobs that are assigned to it are on no machine then.",
      yes: "Remove",
    });
    if (isSure) remove.mutate({ params: { id }, body: { version } });
  };
  if (machines.length === 0) {
    return <Empty>There are no machines yet. Jobs are planned on one head until there are.</Empty>;
  }
  return (
    <>
      <Said text={remove.error ? failureText(remove.error) : ""} />
      <Table
        label="Machines"
        columns={[...COLUMNS, ...(mayManage ? [byHand((one) => void onRemove(one))] : [])]}
        rows={machines}
        keyOf={({ id }) => id}
        isCards
      />
      {dialog}
    </>
  );
}

const COLUMNS: readonly Column<Machine>[] = [
  {
    title: "Name",
    isRowHeader: true,
    cell: ({ id, name }) => (
      <a className="link" href={machineAt({ id: String(id) })}>
        {name}
      </a>
    ),
  },
  { title: "Heads", align: "end", cell: ({ heads }) => heads },
  { title: "Needles", align: "end", cell: ({ needles }) => needles.length },
  {
    title: "Stitches a minute",
    align: "end",
    cell: ({ stitchesPerMinute }) => stitchesPerMinute.toLocaleString("en-US"),
  },
  { title: "Hours a day", align: "end", cell: ({ minutesADay }) => minutesADay / 60 },
  { title: "Hoops", cell: ({ hoops }) => hoops.join(", ") },
];

const byHand = (onRemove: (machine: Machine) => void): Column<Machine> => ({
  title: "By hand",
  align: "end",
  cell: (machine) => (
    <Button
      size="sm"
      kind="line"
      aria-label={`Remove ${machine.name}`}
      onClick={() => onRemove(machine)}
    >
      Remove
    </Button>
  ),
});
