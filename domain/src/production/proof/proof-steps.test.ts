import { describe, expect, it } from "vitest";
import { aStaff, GUEST, type Principal } from "../../access/principal.ts";
import { JOB_STATES, type JobState } from "../job-state.ts";
import type { JobFacts } from "../job-steps.ts";
import {
  drawnAlong,
  lastProof,
  PROOF_STEP_NAMES,
  proofCan,
  proofMoves,
  stateAfterProofStep,
  type LastProof,
  type ProofStep,
} from "./proof-steps.ts";
import { PROOF_STATES, type ProofState } from "./proof-state.ts";

const STAFF = aStaff({ staffId: 1, email: "jo@example.com", role: "decorator" });
const BY: Readonly<Record<ProofStep, Principal>> = {
  send: STAFF,
  remind: STAFF,
  comment: GUEST,
  approve: GUEST,
  approveFor: STAFF,
  withdraw: STAFF,
  replace: STAFF,
};
const aJob = (draft: Partial<JobFacts> = {}): JobFacts => ({
  state: "proof_sent",
  heldFrom: null,
  pieces: 2,
  orderStatus: "processing",
  approval: "awaited",
  isThreaded: true,
  ...draft,
});

/** What may become of the last version, where its job is in the fitting state. */
const CASES: Readonly<Record<LastProof, Partial<Record<ProofStep, ProofState>>>> = {
  none: { send: "sent", approveFor: "approved" },
  drafted: { send: "sent", approveFor: "approved", withdraw: "withdrawn", replace: "replaced" },
  sent: {
    send: "sent",
    remind: "sent",
    comment: "commented",
    approve: "approved",
    approveFor: "approved",
    withdraw: "withdrawn",
    replace: "replaced",
  },
  commented: { send: "sent", approveFor: "approved", withdraw: "withdrawn", replace: "replaced" },
  approved: { replace: "replaced" },
};

/** Where the job goes by a step, from each state; what is not here lets the proof do nothing. */
const ALONG: Readonly<Record<ProofStep, Partial<Record<JobState, JobState>>>> = {
  send: {
    waiting_for_artwork: "proof_sent",
    digitizing: "proof_sent",
    proof_sent: "proof_sent",
    queued: "proof_sent",
  },
  remind: { proof_sent: "proof_sent" },
  comment: { proof_sent: "digitizing" },
  approve: { proof_sent: "queued" },
  approveFor: {
    waiting_for_artwork: "queued",
    digitizing: "queued",
    proof_sent: "queued",
    queued: "queued",
  },
  withdraw: {
    waiting_for_artwork: "waiting_for_artwork",
    digitizing: "digitizing",
    proof_sent: "digitizing",
    approved: "digitizing",
    queued: "digitizing",
  },
  replace: {
    waiting_for_artwork: "waiting_for_artwork",
    digitizing: "digitizing",
    proof_sent: "digitizing",
    approved: "digitizing",
    queued: "digitizing",
  },
};

describe("issue 10.8 the steps of a proof", () => {
  it.each([undefined, ...PROOF_STATES])("from %s lead where they are drawn", (state) => {
    const last = lastProof(state);
    const facts = { last, job: aJob(), isNeeded: true };
    const may = PROOF_STEP_NAMES.filter((step) => proofCan(BY[step], step, facts) === true);
    const after = may.map((step) => [step, stateAfterProofStep(step)]);
    expect(Object.fromEntries(after)).toEqual(CASES[last]);
    if (state === undefined) return;
    // What is over stays what it was; what comes next is another version.
    const moves = new Set(last === "none" ? [] : Object.values(CASES[last]));
    moves.delete(state);
    expect(new Set(proofMoves(state))).toEqual(moves);
  });

  it.each(PROOF_STEP_NAMES)(
    "%s draws its job along, and one under the needle not at all",
    (step) => {
      const drawn = JOB_STATES.flatMap((state) => {
        const after = drawnAlong(step, { job: aJob({ state }), isNeeded: true });
        return typeof after === "string" ? [] : [[state, after.state]];
      });
      expect(Object.fromEntries(drawn)).toEqual(ALONG[step]);
    },
  );

  it("a job that is held stays held, and is let go to where its proof has brought it", () => {
    const job = aJob({ state: "held", heldFrom: "proof_sent" });
    expect(drawnAlong("approve", { job, isNeeded: true })).toEqual({
      state: "held",
      heldFrom: "queued",
      approval: "given",
      steps: [],
    });
  });

  it("a proof that is withdrawn leaves the job waiting only where settings want a word", () => {
    expect(drawnAlong("withdraw", { job: aJob(), isNeeded: true })).toMatchObject({
      approval: "awaited",
    });
    expect(drawnAlong("withdraw", { job: aJob(), isNeeded: false })).toMatchObject({
      approval: "not_needed",
    });
  });

  it("buyers do not send, staff answer only on the buyer's word, and an order that is over lets nothing be sewn", () => {
    const facts = { last: "sent", job: aJob(), isNeeded: true } as const;
    expect(proofCan(GUEST, "send", facts)).toBe("staff.signInRequired");
    expect(proofCan(STAFF, "approve", facts)).toBe("access.forbidden");
    const over = { ...facts, job: aJob({ orderStatus: "canceled" }) };
    expect(proofCan(GUEST, "approve", over)).toBe("production.orderWaits");
    expect(proofCan(STAFF, "send", over)).toBe("production.orderWaits");
    expect(
      proofCan(STAFF, "approveFor", { ...over, job: aJob({ state: "queued", pieces: 0 }) }),
    ).toBe("production.calledOff");
    expect(proofCan(STAFF, "withdraw", over)).toBe(true);
  });
});
