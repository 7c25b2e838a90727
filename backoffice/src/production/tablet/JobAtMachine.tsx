import { MACHINE_FILE_KINDS } from "@placket/domain/embroidery/machine-file/machine-file";
import type { JobReason } from "@placket/domain/production/job-reasons";
import { JOB_REASONS } from "@placket/domain/production/job-reasons";
import { JOB_STATE_TEXT } from "@placket/domain/production/job-state";
import { jobStepReasons, type JobStep } from "@placket/domain/production/job-steps";
import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { lateModule } from "@placket/web/late/late-module";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import { addressOf } from "../../api/call.ts";
import { failureText } from "../../api/failure-text.ts";
import { orderAt } from "../../order/order.addresses.ts";
import { awaited } from "../../page/late/awaited.ts";
import { Cones } from "../Cones.tsx";
import { dayText, minutesText } from "../day-text.ts";
import { JobPapers } from "../JobPapers.tsx";
import { useEvenIfShort } from "../use-even-if-short.tsx";
import { wordsOf } from "../words-of.ts";
import styles from "./JobAtMachine.module.css";
import { PieceCount } from "./PieceCount.tsx";
import type { Turn } from "./queue.queries.ts";
import { SewOutFacts } from "./SewOutFacts.tsx";
import { useCount } from "./use-count.ts";
import { useHeldPress } from "./use-held-press.ts";

/** Dialogs bring their library along, which nobody needs who only looks. */
const ReasonDialog = awaited(
  lateModule(() => import("../ReasonDialog.tsx")),
  (module) => module.default,
);

const DoneDialog = awaited(
  lateModule(() => import("./DoneDialog.tsx")),
  (module) => module.default,
);

/** What may be pressed at a machine, as its buttons say it; the usual way first. */
const PRESSES: readonly { readonly step: JobStep; readonly label: string }[] = [
  { step: "hoop", label: "Hooped" },
  { step: "sew", label: "Done" },
  { step: "queue", label: "Queue Again" },
  { step: "release", label: "Release" },
  { step: "redo", label: "Redo because …" },
  { step: "hold", label: "Hold because …" },
];

interface JobAtMachineProps {
  readonly turn: Turn;
  /** Somebody looks it up from further down: it comes into sight, and is read aloud. */
  readonly isLookedUp: boolean;
  /** What came of a press that moved the job on. */
  readonly onSaid: (text: string) => void;
}

/** The job that is sewn now: everything to set up, its pieces, and what is pressed when it is done or goes wrong. */
export function JobAtMachine({ turn, isLookedUp, onSaid }: JobAtMachineProps) {
  const { job, needles, minutes } = turn;
  const heading = useId();
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLookedUp) top.current?.focus();
  }, [isLookedUp]);
  // A second tap of a gloved hand comes before the button says that it is sending.
  const isSending = useRef(false);
  const [asked, setAsked] = useState<JobStep>();
  const move = useHeldPress("moveJob");
  const { done, count, press } = useCount(job);
  const { unlessShort, dialog } = useEvenIfShort();
  const take = (step: JobStep, more: { reason?: JobReason; done?: number } = {}) =>
    unlessShort(async (evenIfShort) => {
      const { id, version } = job;
      const body = { step, version, ...more, evenIfShort, press: crypto.randomUUID() };
      const moved = await move.mutateAsync({ params: { id }, body });
      setAsked(undefined);
      onSaid(`Order ${moved.order}, ${wordsOf(moved)}: ${JOB_STATE_TEXT[moved.state]}.`);
    });
  const onPress = (step: JobStep) => {
    // How many came off it is asked where it ends.
    if (step === "sew" || jobStepReasons(step).length > 0) setAsked(step);
    else if (!isSending.current) {
      isSending.current = true;
      // A refusal is said below.
      void take(step)
        .catch(() => undefined)
        .finally(() => (isSending.current = false));
    }
  };
  const presses = PRESSES.filter(({ step }) => job.steps.includes(step));
  const failure = move.error ?? press.error;
  const short = needles.filter(({ runsOut }) => runsOut);
  return (
    <section className={styles["job"]} aria-labelledby={heading}>
      {dialog}
      <h2 ref={top} id={heading} className={styles["words"]} tabIndex={-1}>
        {wordsOf(job)}
      </h2>
      <p className={styles["facts"]}>
        <a className="link num" href={orderAt({ number: job.order })}>
          {job.order}
        </a>{" "}
        · {job.item.name} · {job.item.sku}
      </p>
      <p className={styles["state"]}>
        {JOB_STATE_TEXT[job.state]}
        {job.reason === null ? "" : `: ${JOB_REASONS[job.reason]}`} · {job.hoop || "no hoop fits"}
        {minutes === null ? "" : ` · ${minutesText(minutes)}`}
        {job.due === null ? "" : ` · due ${dayText(job.due)}`}
      </p>
      <div className={styles["columns"]}>
        <div className={styles["column"]}>
          {short.length > 0 ? (
            <div className={styles["runsOut"]}>
              <h3>Runs out at this job</h3>
              <Cones cones={short} before={({ needle }) => `Needle ${needle}`} />
            </div>
          ) : null}
          {needles.some(({ isNew }) => isNew) ? (
            <div className={styles["putOn"]}>
              <h3>Put on</h3>
              <Cones
                cones={needles.filter(({ isNew }) => isNew)}
                before={({ needle }) => `Needle ${needle}`}
              />
            </div>
          ) : null}
          <SewOutFacts job={job} needles={needles} />
          <p className={styles["files"]}>
            {job.designs.flatMap(({ design, name }) =>
              MACHINE_FILE_KINDS.map((as) => (
                <a
                  key={`${design} ${as}`}
                  className={buttonClass({ kind: "line" })}
                  href={addressOf("machineFile", {
                    params: { number: job.order, item: job.item.id },
                    query: { as, design },
                  })}
                  aria-label={`${as.toUpperCase()} of ${name}`}
                  download
                >
                  {as.toUpperCase()}
                </a>
              )),
            )}
          </p>
          <p>
            <JobPapers job={job} />
          </p>
        </div>
        <div className={styles["column"]}>
          <PieceCount
            done={done}
            pieces={job.pieces}
            onCount={job.steps.includes("sew") ? count : undefined}
          />
          <div className={styles["presses"]}>
            {presses.map(({ step, label }, at) => (
              <Button
                key={step}
                size="big"
                wide
                kind={at === 0 ? "primary" : "line"}
                busy={move.isPending}
                busyLabel="sending"
                onClick={() => onPress(step)}
              >
                {label}
              </Button>
            ))}
          </div>
          <output className={styles["unsent"]}>
            {move.isUnsent || press.isUnsent
              ? "No connection. What you pressed is sent as soon as there is one."
              : ""}
          </output>
          {failure ? <p role="alert">{failureText(failure)}</p> : null}
        </div>
      </div>
      {asked === "sew" ? (
        <Suspense fallback={null}>
          <DoneDialog
            pieces={job.pieces}
            onDone={({ step, ...came }) => take(step, came)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      ) : asked ? (
        <Suspense fallback={null}>
          <ReasonDialog
            step={asked}
            onReason={(reason) => take(asked, { reason })}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
