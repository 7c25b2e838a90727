import { JOB_STATE_TEXT } from "@placket/domain/production/job-state";
import { mayBeLaid } from "@placket/domain/production/job-steps";
import { Button } from "@placket/ui/action/button/Button";
import { Meter } from "@placket/ui/status/progress-bar/Meter";
import { VisuallyHidden } from "@placket/ui/reading/visually-hidden/VisuallyHidden";
import { useId } from "react";
import { orderAt } from "../../order/order.addresses.ts";
import { minutesText } from "../day-text.ts";
import type { Job } from "../job.queries.ts";
import { machineWorkAt } from "../production.addresses.ts";
import { TurnCones } from "../TurnCones.tsx";
import { wordsOf } from "../words-of.ts";
import type { MachineOfBoard } from "./board.queries.ts";
import styles from "./MachineDay.module.css";

interface MachineDayProps {
  readonly machine: MachineOfBoard;
  /** Left out where it may not be done. */
  readonly onTakeOff: ((job: Job) => void) | undefined;
}

/** A machine's day: its load against its hours, and its jobs in their turns. */
export function MachineDay({ machine, onTakeOff }: MachineDayProps) {
  const heading = useId();
  const { name, minutes, minutesADay, turns, sewn } = machine;
  const load = `${minutesText(minutes)} of ${minutesText(minutesADay)}`;
  return (
    <section className={styles["machine"]} aria-labelledby={heading}>
      <h2 id={heading} className={styles["title"]}>
        <a className="link" href={machineWorkAt({ id: String(machine.id) })}>
          {name}
        </a>
      </h2>
      <p className={minutes > minutesADay ? styles["over"] : styles["load"]}>
        {load}
        {minutes > minutesADay ? `: ${minutesText(minutes - minutesADay)} too much` : ""}
        {sewn > 0 ? ` · ${sewn} sewn` : ""}
      </p>
      <Meter label={`Load of ${name}`} value={minutes / minutesADay} text={load} />
      {turns.length === 0 ? <p className={styles["none"]}>Nothing to sew.</p> : null}
      <ol className={styles["turns"]}>
        {turns.map(({ job, needles, minutes: takes }) => (
          <li key={job.id} className={styles["turn"]}>
            <p className={styles["words"]}>{wordsOf(job)}</p>
            <p className={styles["facts"]}>
              <a className="link num" href={orderAt({ number: job.order })}>
                {job.order}
              </a>{" "}
              · {job.pieces} {job.pieces === 1 ? "piece" : "pieces"} · {job.hoop}
              {takes === null ? "" : ` · ${minutesText(takes)}`}
              {job.state === "queued" ? "" : ` · ${JOB_STATE_TEXT[job.state]}`}
            </p>
            <TurnCones needles={needles} />
            {onTakeOff && mayBeLaid(job.state) ? (
              <Button kind="link" className={styles["off"]} onClick={() => onTakeOff(job)}>
                Take off
                <VisuallyHidden>
                  : {wordsOf(job)}, order {job.order}
                </VisuallyHidden>
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
