import { createHash } from "node:crypto";
import { isLettering, isLogo } from "@placket/domain/embroidery/offer/made";
import { findThread } from "@placket/domain/embroidery/thread/threads";
import { sewnPart } from "@placket/domain/production/job-facts";
import type { JobReason } from "@placket/domain/production/job-reasons";
import type { JobState } from "@placket/domain/production/job-state";
import {
  JOB_STEP_NAMES,
  jobCan,
  type JobFacts,
  type JobStep,
} from "@placket/domain/production/job-steps";
import { ONE_HEAD, plannedMinutes, type Pace } from "@placket/domain/production/planned-minutes";
import type { Approval } from "@placket/domain/production/proof/approval";
import type { Thread } from "@placket/domain/embroidery/thread/thread";
import type { Ctx } from "../context.ts";
import { mustRead } from "../order/stored-order.ts";
import type { JobRow } from "./production.sql.ts";

/** What is to be sewn of one part of a line, and where the work on it stands. */
export interface Job {
  readonly id: number;
  readonly order: string;
  readonly item: { readonly id: number; readonly sku: string; readonly name: string };
  readonly designs: readonly {
    readonly name: string;
    readonly placement: string;
    /** Which of the designs of its line. */
    readonly design: number;
  }[];
  /** Of all that its line keeps: equal as long as nothing of it is sewn, placed or said otherwise. */
  readonly hash: string;
  /** Its words can be opened at the workbench. */
  readonly hasWords?: true;
  readonly threads: readonly Thread[];
  /** Whether it is known which thread each block is sewn in. */
  readonly isThreaded: boolean;
  /** Number of the logo that is sewn; `null` where it is none. */
  readonly logo: string | null;
  readonly hoop: string;
  /** Of one piece; `null` where nobody has counted them. */
  readonly stitches: number | null;
  /** For all pieces, their hooping with them: on its machine, on one head where it is laid on none. */
  readonly minutes: number | null;
  /** Still to be sewn; 0: called off. */
  readonly pieces: number;
  /** How many of them are sewn. */
  readonly done: number;
  readonly due: string | null;
  /** What it is laid on, and for which day. */
  readonly laid: { readonly machine: number; readonly name: string; readonly day: string } | null;
  readonly state: JobState;
  readonly reason: JobReason | null;
  readonly approval: Approval;
  readonly version: number;
  /** What whoever asks may do with it now. */
  readonly steps: readonly JobStep[];
}

/** What may be done next with it depends on this. */
export const factsOf = ({
  state,
  heldFrom,
  pieces,
  status,
  approval,
  isThreaded,
}: Pick<
  JobRow,
  "state" | "heldFrom" | "pieces" | "status" | "approval" | "isThreaded"
>): JobFacts => ({
  state,
  heldFrom,
  pieces,
  orderStatus: status,
  approval,
  isThreaded,
});

/** A job with what its order keeps of the part: nothing of it is written down a second time. */
export function readJob({ principal }: Pick<Ctx, "principal">, row: JobRow): Job {
  const { id, sku, name, part, pieces, stitches } = row;
  const { parts } = mustRead("configuration", row.configuration, `Item ${sku}`);
  const designsAt = (at: number) => {
    const made = parts[at]?.made;
    return made ? sewnPart(made).designs : [];
  };
  const made = parts[part]?.made;
  const first = parts.slice(0, part).flatMap((_, at) => designsAt(at)).length;
  const threads = threadsOf(row).flatMap((number) => findThread(number) ?? []);
  return {
    id,
    order: row.number,
    item: { id: row.itemId, sku, name },
    hash: hashOf(row.configuration),
    ...(parts[part]?.made && isLettering(parts[part].made) && { hasWords: true as const }),
    designs: designsAt(part).map((one, at) => ({ ...one, design: first + at })),
    threads,
    isThreaded: row.isThreaded,
    logo: made && isLogo(made) ? made.logo : null,
    hoop: row.hoop,
    stitches,
    minutes:
      stitches === null
        ? null
        : plannedMinutes({ stitches, pieces, threads: threads.length }, paceOf(row)),
    pieces,
    done: Math.min(row.done, pieces),
    due: row.dueDay,
    laid: laidOf(row),
    state: row.state,
    reason: row.reason,
    approval: row.approval,
    version: row.version,
    steps: JOB_STEP_NAMES.filter((step) => jobCan(principal, step, factsOf(row)) === true),
  };
}

/** The database gives equal values in equal order. */
const hashOf = (configuration: unknown) =>
  createHash("sha256").update(JSON.stringify(configuration)).digest("base64url");

/** Numbers of its threads, each once. */
export const threadsOf = ({ threads }: Pick<JobRow, "threads">): readonly string[] =>
  threads.split(" ").filter((number) => number !== "");

const paceOf = ({ heads, stitchesPerMinute }: JobRow): Pace =>
  heads === null || stitchesPerMinute === null ? ONE_HEAD : { heads, stitchesPerMinute };

const laidOf = ({ machineId, machineName, sewDay }: JobRow): Job["laid"] =>
  machineId === null || machineName === null || sewDay === null
    ? null
    : { machine: machineId, name: machineName, day: sewDay };
