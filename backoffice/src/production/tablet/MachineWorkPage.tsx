import { JOB_STATE_TEXT } from "@placket/domain/production/job-state";
import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "../../api/failure-text.ts";
import { Heading } from "../../page/Heading.tsx";
import { isId } from "../../page/is-id.ts";
import { Said } from "../../page/Said.tsx";
import { Empty, Failed, LoadingRows, NotFound } from "../../page/states.tsx";
import { minutesText } from "../day-text.ts";
import { boardAt } from "../production.addresses.ts";
import { TurnCones } from "../TurnCones.tsx";
import { wordsOf } from "../words-of.ts";
import { JobAtMachine } from "./JobAtMachine.tsx";
import styles from "./MachineWorkPage.module.css";
import { queueQuery, type Turn } from "./queue.queries.ts";

/** A machine, for whoever stands at it: what is sewn now, and what is next. */
export default function MachineWorkPage({ id }: { readonly id: string }) {
  return isId(id) ? <Work id={Number(id)} /> : <NotFound />;
}

function Work({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(queueQuery(id));
  if (!data && error) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title={data?.machine.name ?? "Machine"} />
      <p>
        <a className={`link ${styles["back"]}`} href={boardAt({})}>
          Board
        </a>
      </p>
      {error ? <p role="alert">This is how it was. {failureText(error)}</p> : null}
      {data ? <Turns turns={data.turns} /> : <LoadingRows label="Loading what is next" />}
    </>
  );
}

const isReady = ({ job }: Turn): boolean => job.steps.includes("sew") || job.steps.includes("hoop");

function Turns({ turns }: { readonly turns: readonly Turn[] }) {
  const [chosen, setChosen] = useState<number>();
  const [said, setSaid] = useState("");
  const now = turns.find(({ job }) => job.id === chosen) ?? turns.find(isReady) ?? turns[0];
  const next = turns.filter((turn) => turn !== now);
  return (
    <>
      <Said text={said} />
      {now ? (
        <JobAtMachine
          key={now.job.id}
          turn={now}
          isLookedUp={now.job.id === chosen}
          onSaid={(text) => {
            setSaid(text);
            setChosen(undefined);
          }}
        />
      ) : (
        <Empty>
          <p>Nothing to sew on this machine.</p>
        </Empty>
      )}
      {next.length === 0 ? null : (
        <section className={styles["next"]} aria-labelledby="next">
          <h2 id="next">Next</h2>
          <ol className={styles["turns"]}>
            {next.map((turn) => (
              <Next key={turn.job.id} turn={turn} onTake={() => setChosen(turn.job.id)} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Next({ turn, onTake }: { readonly turn: Turn; readonly onTake: () => void }) {
  const { job, needles, minutes } = turn;
  return (
    <li className={styles["turn"]}>
      <div className={styles["what"]}>
        <p className={styles["words"]}>{wordsOf(job)}</p>
        <p>
          {job.pieces} {job.pieces === 1 ? "piece" : "pieces"} · {job.hoop}
          {minutes === null ? "" : ` · ${minutesText(minutes)}`}
          {job.state === "queued" ? "" : ` · ${JOB_STATE_TEXT[job.state]}`}
        </p>
        <TurnCones needles={needles} />
      </div>
      <Button kind="line" aria-label={`Show ${wordsOf(job)}, order ${job.order}`} onClick={onTake}>
        Show
      </Button>
    </li>
  );
}
