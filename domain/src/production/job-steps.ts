import type { Permission } from "../access/permissions.ts";
import { can, type Principal } from "../access/principal.ts";
import type { ErrorKey } from "../errors.ts";
import { goesOn, type OrderStatus } from "../order/order-status.ts";
import type { JobReason } from "./job-reasons.ts";
import type { JobState } from "./job-state.ts";
import type { Approval } from "./proof/approval.ts";

/** Where a job may be held: nothing is under the needle, and nothing is sewn. */
export const BEFORE_SEWING = [
  "waiting_for_artwork",
  "digitizing",
  "proof_sent",
  "approved",
  "queued",
  "redone",
] as const satisfies readonly JobState[];

/** Where a job was before it was held. */
export type HeldFrom = (typeof BEFORE_SEWING)[number];

/** Whether the needle has met a piece of it: what was sewn cannot be unsewn. */
export const hasBegun = ({
  state,
  heldFrom,
  done,
}: Pick<JobFacts, "state" | "heldFrom"> & { readonly done: number }): boolean =>
  done > 0 || !NOT_BEGUN.includes(state === "held" && heldFrom ? heldFrom : state);

/** What is to be redone was sewn once. */
const NOT_BEGUN: readonly JobState[] = BEFORE_SEWING.filter((state) => state !== "redone");

/** What may be done next with an embroidery job depends on this. */
export interface JobFacts {
  readonly state: JobState;
  /** Where it was before it was held. */
  readonly heldFrom: HeldFrom | null;
  /** Pieces still to be sewn: neither canceled nor paid back before they were sent. */
  readonly pieces: number;
  readonly orderStatus: OrderStatus;
  readonly approval: Approval;
  /** Whether it is known which thread each block of it is sewn in. */
  readonly isThreaded: boolean;
}

interface Need {
  readonly isMet: (facts: JobFacts) => boolean;
  readonly error: ErrorKey;
}

/** What a step may ask for besides the state: each with what is said where it is not so. */
const NEEDS = {
  piecesLeft: { isMet: ({ pieces }) => pieces > 0, error: "production.calledOff" },
  orderGoesOn: {
    isMet: ({ orderStatus }) => goesOn(orderStatus),
    error: "production.orderWaits",
  },
  notAwaited: {
    isMet: ({ approval }) => approval !== "awaited",
    error: "production.notApproved",
  },
  threadsNamed: {
    isMet: ({ isThreaded }) => isThreaded,
    error: "production.threadsUnnamed",
  },
} as const satisfies Readonly<Record<string, Need>>;

const GOES_ON: readonly Need[] = [NEEDS.piecesLeft, NEEDS.orderGoesOn];
const APPROVED: readonly Need[] = [...GOES_ON, NEEDS.notAwaited];

interface JobStepRow {
  /** As a button says it. */
  readonly title: string;
  readonly can: Permission;
  /** Not pressed: a proof draws its job along by it (`PROOF_STEPS`). */
  readonly isOfProof?: true;
  readonly from: readonly JobState[];
  /** Where it stands then; `"before"`: where it was before it was held. */
  readonly to: JobState | "before";
  readonly needs: readonly Need[];
  /** What is asked besides of whoever presses it: a proof draws its job past it. */
  readonly byHand?: readonly Need[];
  /** Why, where somebody has to say it. */
  readonly reasons: readonly JobReason[];
}

/** Everything that may be done with an embroidery job, by whom and when; the usual way first. A new step is a row. */
const JOB_STEPS = {
  sendProof: {
    title: "Proof Sent",
    can: "production.work",
    isOfProof: true,
    from: ["digitizing"],
    to: "proof_sent",
    needs: GOES_ON,
    reasons: [],
  },
  approve: {
    title: "Approved",
    can: "production.work",
    isOfProof: true,
    from: ["proof_sent"],
    to: "approved",
    needs: GOES_ON,
    reasons: [],
  },
  takeBack: {
    title: "Proof Is Over",
    can: "production.work",
    isOfProof: true,
    from: ["proof_sent", "approved"],
    to: "digitizing",
    needs: [],
    reasons: [],
  },
  queue: {
    title: "Queue",
    can: "production.work",
    from: ["approved", "redone", "digitizing"],
    to: "queued",
    needs: APPROVED,
    byHand: [NEEDS.threadsNamed],
    reasons: [],
  },
  hoop: {
    title: "Hooped",
    can: "production.work",
    from: ["queued"],
    to: "hooped",
    needs: [...APPROVED, NEEDS.threadsNamed],
    reasons: [],
  },
  sew: {
    title: "Sewn",
    can: "production.work",
    from: ["hooped"],
    to: "sewn",
    needs: GOES_ON,
    reasons: [],
  },
  check: {
    title: "Checked",
    can: "production.work",
    from: ["sewn"],
    to: "checked",
    needs: GOES_ON,
    reasons: [],
  },
  pack: {
    title: "Packed",
    can: "production.work",
    from: ["checked"],
    to: "packed",
    needs: GOES_ON,
    reasons: [],
  },
  release: {
    title: "Release",
    can: "production.work",
    from: ["held"],
    to: "before",
    needs: GOES_ON,
    reasons: [],
  },
  redo: {
    title: "Redo",
    can: "production.work",
    from: ["hooped", "sewn", "checked"],
    to: "redone",
    needs: GOES_ON,
    reasons: ["thread_broke", "wrong_place", "wrong_thread", "cloth_damaged", "machine_failed"],
  },
  digitize: {
    title: "Digitize",
    can: "production.work",
    from: ["waiting_for_artwork", "queued"],
    to: "digitizing",
    needs: GOES_ON,
    reasons: [],
  },
  askArtwork: {
    title: "Ask for Artwork",
    can: "production.work",
    from: ["digitizing", "queued"],
    to: "waiting_for_artwork",
    needs: GOES_ON,
    reasons: ["artwork_missing", "artwork_unusable"],
  },
  hold: {
    title: "Hold",
    can: "production.work",
    from: BEFORE_SEWING,
    to: "held",
    needs: [NEEDS.piecesLeft],
    reasons: ["garment_missing", "thread_missing", "machine_failed", "buyer_asked"],
  },
} as const satisfies Readonly<Record<string, JobStepRow>>;

export type JobStep = keyof typeof JOB_STEPS;

const rowOf = (step: JobStep): JobStepRow => JOB_STEPS[step];

const STEP_NAMES = Object.keys(JOB_STEPS) as JobStep[];

/** Every step that staff take by hand, in the order of the table. */
export const JOB_STEP_NAMES = STEP_NAMES.filter((step) => !rowOf(step).isOfProof) as [
  JobStep,
  ...JobStep[],
];

/** What a button says. */
export const jobStepTitle = (step: JobStep): string => JOB_STEPS[step].title;

/** Why a step may be taken: one of them is said with it; none where nobody is asked. */
export const jobStepReasons = (step: JobStep): readonly JobReason[] => JOB_STEPS[step].reasons;

/** Where a job may go, state after state, as the rows of the steps draw it. */
export function jobMoves(state: JobState): readonly JobState[] {
  const targets = STEP_NAMES.flatMap((step): readonly JobState[] => {
    const { from, to } = rowOf(step);
    if (!from.includes(state)) return [];
    return to === "before" ? JOB_STEPS.hold.from : [to];
  });
  return [...new Set(targets)];
}

/** Whether this may be done with the job now, or why not: the button is offered by it, the server refuses by it. */
export function jobCan(principal: Principal, step: JobStep, facts: JobFacts): true | ErrorKey {
  const { can: permission, byHand = [] } = rowOf(step);
  const allowed = can(principal, permission);
  if (allowed !== true) return allowed;
  const goes = jobGoes(step, facts);
  return goes === true ? (byHand.find(({ isMet }) => !isMet(facts))?.error ?? true) : goes;
}

/** Whether there is anything left to be sewn, of an order that goes on. */
export const jobGoesOn = (facts: JobFacts): true | ErrorKey =>
  GOES_ON.find(({ isMet }) => !isMet(facts))?.error ?? true;

/** Whether the job itself lets it happen now, whoever asks. */
export function jobGoes(step: JobStep, facts: JobFacts): true | ErrorKey {
  const { from, needs } = rowOf(step);
  if (!from.includes(facts.state)) return "production.notNow";
  return needs.find(({ isMet }) => !isMet(facts))?.error ?? true;
}

/** Whether a job in this state waits to be sewn: it may be laid on a machine, and taken off it. */
export const mayBeLaid = (state: JobState): boolean => BEFORE_SEWING.some((one) => one === state);

/**
 * How many pieces of a job are sewn after a step, of so many; `counted` where somebody has counted them as it ended:
 * all of them, or fewer, which are sewn again for a reason. `null` where that is no such count.
 */
export function doneAfterStep(
  step: JobStep,
  { state, done, pieces }: Pick<JobFacts, "state" | "pieces"> & { readonly done: number },
  counted?: number,
): number | null {
  const isEnded = state === "hooped" && (step === "sew" || step === "redo");
  if (counted === undefined) {
    if (step === "sew") return pieces;
    // What was done well while it was still hooped stays done.
    return step === "redo" && state !== "hooped" ? 0 : done;
  }
  const fits = step === "sew" ? counted === pieces : counted < pieces;
  return isEnded && fits && counted >= 0 ? counted : null;
}

/** Whether so many pieces may be said to be sewn now, or why not: where all may be said to be, and no more than there are. */
export function mayCount(principal: Principal, facts: JobFacts, counted: number): true | ErrorKey {
  const allowed = jobCan(principal, "sew", facts);
  if (allowed !== true) return allowed;
  return counted >= 0 && counted <= facts.pieces ? true : "production.piecesInvalid";
}

/** Where a job stands after a step that it may take. */
export function stateAfterStep(
  step: JobStep,
  { state, heldFrom }: Pick<JobFacts, "state" | "heldFrom">,
): Pick<JobFacts, "state" | "heldFrom"> {
  const { to } = rowOf(step);
  if (to === "before") return { state: heldFrom ?? "queued", heldFrom: null };
  const from = BEFORE_SEWING.find((one) => one === state) ?? null;
  return { state: to, heldFrom: to === "held" ? from : null };
}
