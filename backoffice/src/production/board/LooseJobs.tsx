import { whyNotLaid } from "@placket/domain/production/laying";
import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { useId, useState } from "react";
import { orderAt } from "../../order/order.addresses.ts";
import { Table, type Column, type Selected } from "../../page/Table.tsx";
import { dayText, minutesText } from "../day-text.ts";
import type { Job } from "../job.queries.ts";
import { JobThreads } from "../JobThreads.tsx";
import { jobsAt } from "../production.addresses.ts";
import { wordsOf } from "../words-of.ts";
import type { Board, Loose, MachineOfBoard } from "./board.queries.ts";
import { jobToLay } from "./job-to-lay.ts";
import { LayMany } from "./LayMany.tsx";
import styles from "./LooseJobs.module.css";

type OnLay = (job: Job, machine: number) => void;

interface LooseJobsProps {
  readonly board: Board;
  /** Left out where it may not be done. */
  readonly onLay: OnLay | undefined;
}

/** What lies on no machine yet, the first that is due first, each with the machine that is suggested. */
export function LooseJobs({ board, onLay }: LooseJobsProps) {
  const { loose, machines, hasMore } = board;
  const heading = useId();
  const [selected, setSelected] = useState<Selected>({});
  const chosen = loose.filter(({ job }) => selected[job.id]);
  const mayLayMany = onLay !== undefined && machines.length > 0;
  return (
    <section className={styles["loose"]} aria-labelledby={heading}>
      <h2 id={heading}>On no machine yet</h2>
      {mayLayMany ? <LayMany board={board} chosen={chosen} onDone={() => setSelected({})} /> : null}
      {loose.length === 0 ? (
        <p>Every job of the queue is on a machine.</p>
      ) : (
        <Table
          label="Jobs on no machine yet"
          columns={[...COLUMNS, ...(onLay ? [layColumn(machines, onLay)] : [])]}
          rows={loose}
          keyOf={({ job }) => job.id}
          nameOf={({ job }) => `${wordsOf(job)}, order ${job.order}`}
          isCards
          {...(mayLayMany && { selected, onSelected: setSelected })}
        />
      )}
      {hasMore ? (
        <a className="link" href={jobsAt({}, { state: "queued" })}>
          All of the queue as a list
        </a>
      ) : null}
    </section>
  );
}

const COLUMNS: readonly Column<Loose>[] = [
  {
    title: "Job",
    isRowHeader: true,
    isWide: true,
    cell: ({ job }) => (
      <>
        {wordsOf(job)}
        <span className={styles["detail"]}>
          <a className="link num" href={orderAt({ number: job.order })}>
            {job.order}
          </a>{" "}
          · {job.item.name}
        </span>
      </>
    ),
  },
  { title: "Threads", cell: ({ job }) => <JobThreads job={job} /> },
  { title: "Hoop", cell: ({ job }) => job.hoop || "None fits" },
  { title: "Pieces", align: "end", cell: ({ job }) => job.pieces },
  {
    title: "Time",
    align: "end",
    noWrap: true,
    cell: ({ job }) => (job.minutes === null ? null : minutesText(job.minutes)),
  },
  {
    title: "Due",
    noWrap: true,
    cell: ({ job: { due } }) => (due === null ? null : <time dateTime={due}>{dayText(due)}</time>),
  },
];

const layColumn = (machines: readonly MachineOfBoard[], onLay: OnLay): Column<Loose> => ({
  title: "Machine",
  isWide: true,
  cell: (loose) => <Laying loose={loose} machines={machines} onLay={onLay} />,
});

interface LayingProps {
  readonly loose: Loose;
  readonly machines: readonly MachineOfBoard[];
  readonly onLay: OnLay;
}

/** The machines that can sew it, the suggested one chosen. */
function Laying({ loose: { job, suggested }, machines, onLay }: LayingProps) {
  const [chosen, setChosen] = useState<string>();
  const able = machines.filter((machine) => !whyNotLaid(jobToLay(job), machine));
  const about = `${wordsOf(job)}, order ${job.order}`;
  if (!job.isThreaded) return <>Its threads are named first.</>;
  if (able.length === 0) return <>No machine can sew it.</>;
  const id = Number(chosen ?? suggested ?? able[0]?.id);
  return (
    <span className={styles["laying"]}>
      <SelectField
        label={`Machine for ${about}`}
        labelPlace="hidden"
        value={String(id)}
        onChange={(event) => setChosen(event.target.value)}
      >
        {able.map((machine) => (
          <option key={machine.id} value={machine.id}>
            {machine.name}
            {machine.id === suggested ? " (suggested)" : ""}
          </option>
        ))}
      </SelectField>
      <Button size="sm" kind="line" aria-label={`Assign ${about}`} onClick={() => onLay(job, id)}>
        Assign
      </Button>
    </span>
  );
}
