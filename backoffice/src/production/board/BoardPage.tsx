import { isDay } from "@placket/domain/clock-days";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { addressOf } from "../../api/call.ts";
import { failureText } from "../../api/failure-text.ts";
import { useAddress } from "../../page/address.ts";
import { Heading } from "../../page/Heading.tsx";
import { useMay } from "../../page/permissions.ts";
import { Said } from "../../page/Said.tsx";
import { Empty, Failed, LoadingRows } from "../../page/states.tsx";
import { dayText } from "../day-text.ts";
import type { Job } from "../job.queries.ts";
import { machinesAt } from "../production.addresses.ts";
import { ProductionViews } from "../ProductionViews.tsx";
import { wordsOf } from "../words-of.ts";
import styles from "./BoardPage.module.css";
import { boardQuery, useLayJob, type Board } from "./board.queries.ts";
import { DayLinks } from "./DayLinks.tsx";
import { LooseJobs } from "./LooseJobs.tsx";
import { MachineDay } from "./MachineDay.tsx";

/** What each machine sews on a day against its hours, and what lies on none yet. */
export default function BoardPage() {
  const asked = useAddress().query.get("day") ?? "";
  const day = isDay(asked) ? asked : undefined;
  const { data, error, refetch } = useQuery(boardQuery(day));
  return (
    <>
      <Heading title="Board of the Workshop">Production</Heading>
      <ProductionViews here="board" />
      {data ? (
        <Day key={data.day} board={data} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading the board" />
      )}
    </>
  );
}

function Day({ board }: { readonly board: Board }) {
  const mayWork = useMay("production.work");
  const lay = useLayJob();
  const underway = useRef(new Set<number>());
  const onLay = ({ id, version }: Job, machine: number | null) => {
    // The second press of a double one knows nothing of the first, and would be told that somebody was quicker.
    if (underway.current.has(id)) return;
    underway.current.add(id);
    const on = machine === null ? null : { machine, day: board.day };
    const isOver = () => underway.current.delete(id);
    void lay.mutateAsync({ params: { id }, body: { on, version } }).then(isOver, isOver);
  };
  const { data, error } = lay;
  const said = error ? failureText(error) : data ? laidText(data) : "";
  return (
    <>
      <DayLinks day={board.day} today={board.today} />
      <Said text={said} isAlong />
      {board.machines.length === 0 ? (
        <Empty>
          <p>There are no machines yet.</p>
          <a className="link" href={machinesAt({})}>
            Machines
          </a>
        </Empty>
      ) : (
        <div className={styles["machines"]}>
          {board.machines.map((machine) => (
            <MachineDay
              key={machine.id}
              machine={machine}
              onTakeOff={mayWork ? (job) => onLay(job, null) : undefined}
            />
          ))}
        </div>
      )}
      {board.machines.some(({ turns, sewn }) => turns.length + sewn > 0) ? (
        <p>
          <a
            className="link"
            href={addressOf("jobArchive", { query: { day: board.day } })}
            download
          >
            Machine files and papers of {dayText(board.day)}
          </a>
        </p>
      ) : null}
      <LooseJobs board={board} onLay={mayWork ? onLay : undefined} />
    </>
  );
}

const laidText = (job: Job): string =>
  `Order ${job.order}, ${wordsOf(job)}: ${job.laid ? `on ${job.laid.name}` : "on no machine"}.`;
