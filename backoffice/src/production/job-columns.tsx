import { MACHINE_FILE_KINDS } from "@placket/domain/embroidery/machine-file/machine-file";
import { JOB_REASONS } from "@placket/domain/production/job-reasons";
import { JOB_STATE_TEXT } from "@placket/domain/production/job-state";
import { jobStepTitle, type JobStep } from "@placket/domain/production/job-steps";
import { Button } from "@placket/ui/action/button/Button";
import { addressOf } from "../api/call.ts";
import { orderAt } from "../order/order.addresses.ts";
import type { Column } from "../page/Table.tsx";
import { dayText, minutesText } from "./day-text.ts";
import type { Job } from "./job.queries.ts";
import { JobThreads } from "./JobThreads.tsx";
import { JobPapers } from "./JobPapers.tsx";
import styles from "./job-columns.module.css";
import { boardAt, jobProofAt } from "./production.addresses.ts";
import { wordsOf } from "./words-of.ts";

const ORDER: Column<Job> = {
  title: "Order",
  cell: ({ order }) => (
    <a className="link num" href={orderAt({ number: order })}>
      {order}
    </a>
  ),
};

type OnStep = (job: Job, step: JobStep) => void;

const JOB: Column<Job> = {
  title: "Job",
  isRowHeader: true,
  isWide: true,
  cell: (job) => <JobCell job={job} />,
};
const THREADS: Column<Job> = {
  title: "Threads",
  cell: (job) => <JobThreads job={job} />,
};
const PIECES: Column<Job> = { title: "Pieces", align: "end", cell: ({ pieces }) => pieces };
const STATE: Column<Job> = { title: "State", cell: (job) => <StateCell job={job} /> };

const stepsColumn = (onStep: OnStep): Column<Job> => ({
  title: "By hand",
  isWide: true,
  cell: (job) => (
    <span className={styles["steps"]}>
      {job.steps.map((step) => (
        <Button
          key={step}
          kind="line"
          size="sm"
          aria-label={`${jobStepTitle(step)}: ${wordsOf(job)}, order ${job.order}`}
          onClick={() => onStep(job, step)}
        >
          {jobStepTitle(step)}
        </Button>
      ))}
    </span>
  ),
});

/** What stands in a line of the list of jobs, and what may be done with each. */
export const jobColumns = (onStep: OnStep): readonly Column<Job>[] => [
  ORDER,
  JOB,
  THREADS,
  { title: "Hoop", cell: ({ hoop }) => hoop || "None fits" },
  PIECES,
  { title: "Stitches", align: "end", cell: ({ stitches }) => stitches?.toLocaleString("en-US") },
  {
    title: "Time",
    align: "end",
    noWrap: true,
    cell: ({ minutes }) => (minutes === null ? null : minutesText(minutes)),
  },
  {
    title: "Due",
    sort: "due",
    noWrap: true,
    cell: ({ due }) => (due === null ? null : <time dateTime={due}>{dayText(due)}</time>),
  },
  STATE,
  stepsColumn(onStep),
];

/** The same on the page of their order, which has less room and says the rest itself. */
export const orderJobColumns = (onStep: OnStep): readonly Column<Job>[] => [
  JOB,
  THREADS,
  PIECES,
  STATE,
  stepsColumn(onStep),
];

/** `Left chest, wearer’s left` */
const placeOf = (placement: string, side: string | undefined): string =>
  side === undefined ? placement : `${placement}, ${side}`;

function JobCell({ job }: { readonly job: Job }) {
  const { order, item, designs, artwork } = job;
  return (
    <span>
      {artwork ? <img className={styles["artwork"]} src={artwork} alt="" loading="lazy" /> : null}
      {designs.map(({ name, placement, side, design }) => (
        <span key={design} className={styles["design"]}>
          {name} <span className={styles["detail"]}>{placeOf(placement, side)}</span>
          <span className={styles["files"]}>
            {MACHINE_FILE_KINDS.map((as) => (
              <a
                key={as}
                className="link"
                href={addressOf("machineFile", {
                  params: { number: order, item: item.id },
                  query: { as, design },
                })}
                aria-label={`${as.toUpperCase()} of ${name}, order ${order}`}
                download
              >
                {as.toUpperCase()}
              </a>
            ))}
          </span>
        </span>
      ))}
      <span className={styles["detail"]}>
        {item.name} · {item.sku}
      </span>
      <JobPapers job={job} />
    </span>
  );
}

/** What stands on the way to a job's proof. */
const PROOF_LINK: Readonly<Record<Job["approval"], string>> = {
  not_needed: "Proof",
  awaited: "Approval Awaited",
  given: "Approved by the Buyer",
};

function StateCell({ job }: { readonly job: Job }) {
  const { id, state, reason, pieces, laid, approval } = job;
  return (
    <>
      {pieces === 0 ? "Called Off" : JOB_STATE_TEXT[state]}
      <a
        className={`link ${styles["detail"]}`}
        href={jobProofAt({ id: String(id) })}
        aria-label={`${PROOF_LINK[approval]}: ${wordsOf(job)}, order ${job.order}`}
      >
        {PROOF_LINK[approval]}
      </a>
      {laid === null ? null : (
        <a className={`link ${styles["detail"]}`} href={boardAt({}, { day: laid.day })}>
          {laid.name}
        </a>
      )}
      {reason === null ? null : <span className={styles["detail"]}>{JOB_REASONS[reason]}</span>}
    </>
  );
}
