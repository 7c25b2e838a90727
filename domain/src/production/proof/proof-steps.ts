import type { Permission } from "../../access/permissions.ts";
import { can, type Principal } from "../../access/principal.ts";
import type { ErrorKey } from "../../errors.ts";
import type { JobState } from "../job-state.ts";
import { jobGoes, jobGoesOn, stateAfterStep, type JobFacts, type JobStep } from "../job-steps.ts";
import type { Approval } from "./approval.ts";
import type { ProofState } from "./proof-state.ts";

/**
 * Where the proof of a job stands: its last version; `"none"` where there is none, and where nothing more becomes of the
 * last one: what comes after it is a version of its own.
 */
export type LastProof = Exclude<ProofState, "replaced" | "withdrawn"> | "none";

/** Where the proof of a job stands, by its last version. */
export const lastProof = (state: ProofState | undefined): LastProof =>
  state === undefined || state === "replaced" || state === "withdrawn" ? "none" : state;

/** The steps by which a job goes along, by where it stands; a state that is not here lets the proof do nothing. */
type Along = Partial<Readonly<Record<JobState, readonly JobStep[]>>>;

interface ProofStepRow {
  readonly can: Permission;
  readonly from: readonly LastProof[];
  readonly to: ProofState;
  readonly along: Along;
  /** What the job waits for from then on; `"byRule"`: what it would wait for if there had been no proof. */
  readonly approval: Approval | "byRule";
  /** Only while there is something to be sewn: what is over is neither shown nor approved. */
  readonly goesOn?: true;
  /** Only once it is known which threads it shows. */
  readonly isThreaded?: true;
  /** What is said where it cannot be. */
  readonly error: ErrorKey;
}

/** A proof is over before anything of it is under the needle. */
const TAKEN_BACK: Along = {
  digitizing: [],
  proof_sent: ["takeBack"],
  approved: ["takeBack"],
  waiting_for_artwork: [],
  queued: ["digitize"],
};

/** Everything that may become of a proof, by whom, and how its job goes along. A new step is a row. */
const PROOF_STEPS = {
  send: {
    can: "production.work",
    from: ["none", "drafted", "sent", "commented"],
    to: "sent",
    along: {
      waiting_for_artwork: ["digitize", "sendProof"],
      digitizing: ["sendProof"],
      proof_sent: [],
      queued: ["digitize", "sendProof"],
    },
    approval: "awaited",
    goesOn: true,
    isThreaded: true,
    error: "production.noProofNow",
  },
  /** Nobody has answered: the letter goes once more. */
  remind: {
    can: "production.work",
    from: ["sent"],
    to: "sent",
    along: { proof_sent: [] },
    approval: "awaited",
    goesOn: true,
    error: "production.noProofNow",
  },
  comment: {
    can: "order.changeOwn",
    from: ["sent"],
    to: "commented",
    along: { proof_sent: ["takeBack"] },
    approval: "awaited",
    error: "proof.notOpen",
  },
  approve: {
    can: "order.changeOwn",
    from: ["sent"],
    to: "approved",
    along: { proof_sent: ["approve", "queue"] },
    approval: "given",
    goesOn: true,
    error: "proof.notOpen",
  },
  /** On the buyer's word, with what it was. */
  approveFor: {
    can: "production.work",
    from: ["none", "drafted", "sent", "commented"],
    to: "approved",
    along: {
      waiting_for_artwork: ["digitize", "sendProof", "approve", "queue"],
      digitizing: ["sendProof", "approve", "queue"],
      proof_sent: ["approve", "queue"],
      queued: [],
    },
    approval: "given",
    goesOn: true,
    error: "production.noProofNow",
  },
  withdraw: {
    can: "production.work",
    from: ["drafted", "sent", "commented"],
    to: "withdrawn",
    along: TAKEN_BACK,
    approval: "byRule",
    error: "production.noProofNow",
  },
  /** What it showed is sewn no more: the design was changed. */
  replace: {
    can: "production.work",
    from: ["drafted", "sent", "commented", "approved"],
    to: "replaced",
    along: TAKEN_BACK,
    approval: "awaited",
    error: "production.noProofNow",
  },
} as const satisfies Readonly<Record<string, ProofStepRow>>;

export type ProofStep = keyof typeof PROOF_STEPS;

const rowOf = (step: ProofStep): ProofStepRow => PROOF_STEPS[step];

/** Every step of the table, in its order. */
export const PROOF_STEP_NAMES = Object.keys(PROOF_STEPS) as [ProofStep, ...ProofStep[]];

/** What staff do with a proof by a button. */
export const STAFF_PROOF_STEPS = [
  "send",
  "approveFor",
  "withdraw",
] as const satisfies readonly ProofStep[];

export type StaffProofStep = (typeof STAFF_PROOF_STEPS)[number];

/** What may be done with a proof depends on this. */
export interface ProofFacts {
  readonly last: LastProof;
  readonly job: JobFacts;
  /** Whether settings want its buyer's word, whatever was sent. */
  readonly isNeeded: boolean;
}

/** Whether this may be done with the proof now, or why not: pages offer it by this, the server refuses by it. */
export function proofCan(
  principal: Principal,
  step: ProofStep,
  facts: ProofFacts,
): true | ErrorKey {
  const allowed = can(principal, rowOf(step).can);
  return allowed === true ? proofGoes(step, facts) : allowed;
}

/** Whether the proof itself lets it happen now, whoever asks: the store reminds of one by this. */
export function proofGoes(step: ProofStep, { last, ...facts }: ProofFacts): true | ErrorKey {
  const { from, error } = rowOf(step);
  if (!from.includes(last)) return error;
  const drawn = drawnAlong(step, facts);
  return typeof drawn === "string" ? drawn : true;
}

/** What a proof makes of its job. */
export interface Drawn extends Pick<JobFacts, "state" | "heldFrom" | "approval"> {
  /** What the job takes, one after the other. */
  readonly steps: readonly JobStep[];
}

/** Where a job stands once its proof has drawn it along; why it cannot be, where it cannot. */
export function drawnAlong(
  step: ProofStep,
  { job, isNeeded }: Omit<ProofFacts, "last">,
): Drawn | ErrorKey {
  const row = rowOf(step);
  const state = job.heldFrom ?? job.state;
  const steps = row.along[state];
  if (!steps) return row.error;
  const goesOn = row.goesOn ? jobGoesOn(job) : true;
  if (goesOn !== true) return goesOn;
  if (row.isThreaded && !job.isThreaded) return "production.threadsUnnamed";
  const approval = row.approval === "byRule" ? BY_RULE[`${isNeeded}`] : row.approval;
  let facts: JobFacts = { ...job, state, heldFrom: null, approval };
  for (const one of steps) {
    const goes = jobGoes(one, facts);
    if (goes !== true) return goes;
    facts = { ...facts, ...stateAfterStep(one, facts) };
  }
  if (job.state !== "held") return { state: facts.state, heldFrom: null, approval, steps };
  // A job that is held stays so, and is let go to where its proof has brought it.
  const heldFrom = stateAfterStep("hold", facts).heldFrom;
  return { state: "held", heldFrom, approval, steps: [] };
}

const BY_RULE = { true: "awaited", false: "not_needed" } as const;

/** Where a version stands, state after state, as the rows of the steps draw it. */
export const proofMoves = (state: ProofState): readonly ProofState[] => [
  ...new Set(
    PROOF_STEP_NAMES.filter((step) => rowOf(step).from.some((from) => from === state))
      .map((step) => rowOf(step).to)
      .filter((to) => to !== state),
  ),
];

/** Where a version stands after a step that it may take. */
export const stateAfterProofStep = (step: ProofStep): ProofState => rowOf(step).to;
