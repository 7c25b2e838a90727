import { lateModule } from "@placket/web/late/late-module";
import type { JobReason } from "@placket/domain/production/job-reasons";
import { JOB_STATE_TEXT } from "@placket/domain/production/job-state";
import { jobStepReasons, type JobStep } from "@placket/domain/production/job-steps";
import { Suspense, useState, type ReactNode } from "react";
import { failureText } from "../api/failure-text.ts";
import { awaited } from "../page/late/awaited.ts";
import { useMoveJob, type Job } from "./job.queries.ts";
import { useEvenIfShort } from "./use-even-if-short.tsx";
import { wordsOf } from "./words-of.ts";

/** Dialogs bring their library along, which nobody needs who only looks. */
const ReasonDialog = awaited(
  lateModule(() => import("./ReasonDialog.tsx")),
  (module) => module.default,
);

/** A step that waits for its reason. */
interface AskedStep {
  readonly job: Job;
  readonly step: JobStep;
}

/** Moves jobs on: a step that wants a reason asks for it in `dialog`, which is drawn; `said` is what came of it. */
export function useJobSteps() {
  const move = useMoveJob();
  const [asked, setAsked] = useState<AskedStep>();
  const { unlessShort, dialog: short } = useEvenIfShort();
  const take = async ({ job: { id, version }, step }: AskedStep, reason?: JobReason) => {
    await move.mutateAsync({ params: { id }, body: { step, version, reason } });
    setAsked(undefined);
  };
  const onStep = (job: Job, step: JobStep) => {
    if (jobStepReasons(step).length > 0) setAsked({ job, step });
    else {
      const { id, version } = job;
      const press = (evenIfShort?: true) =>
        move.mutateAsync({ params: { id }, body: { step, version, evenIfShort } });
      // A refusal is said below.
      void unlessShort(press).catch(() => undefined);
    }
  };
  const dialog: ReactNode = asked ? (
    <Suspense fallback={null}>
      <ReasonDialog
        {...asked}
        onReason={(reason) => take(asked, reason)}
        onClose={() => setAsked(undefined)}
      />
    </Suspense>
  ) : (
    short
  );
  const { data, error } = move;
  const said = error
    ? failureText(error)
    : data
      ? `Order ${data.order}, ${wordsOf(data)}: ${JOB_STATE_TEXT[data.state]}.`
      : "";
  return { onStep, dialog, said: asked ? "" : said };
}
