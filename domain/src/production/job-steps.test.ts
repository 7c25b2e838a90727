import { describe, expect, it } from "vitest";
import { aStaff, GUEST } from "../access/principal.ts";
import type { StaffRole } from "../access/permissions.ts";
import { JOB_STATES, type JobState } from "./job-state.ts";
import {
  hasBegun,
  doneAfterStep,
  JOB_STEP_NAMES,
  jobCan,
  jobGoes,
  jobMoves,
  mayCount,
  stateAfterStep,
  type JobFacts,
  type JobStep,
} from "./job-steps.ts";

const staff = (role: StaffRole) => aStaff({ staffId: 1, email: "jo@example.com", role });
const someFacts = (draft: Partial<JobFacts> = {}): JobFacts => ({
  state: "queued",
  heldFrom: null,
  pieces: 2,
  orderStatus: "processing",
  approval: "not_needed",
  isThreaded: true,
  ...draft,
});

/** The whole of what may be done, and where it leads; what is not here is refused. */
const CASES: Readonly<Record<JobState, Partial<Record<JobStep, JobState>>>> = {
  waiting_for_artwork: { digitize: "digitizing", hold: "held" },
  digitizing: { askArtwork: "waiting_for_artwork", queue: "queued", hold: "held" },
  proof_sent: { hold: "held" },
  approved: { queue: "queued", hold: "held" },
  queued: {
    askArtwork: "waiting_for_artwork",
    digitize: "digitizing",
    hoop: "hooped",
    hold: "held",
  },
  hooped: { sew: "sewn", redo: "redone" },
  sewn: { check: "checked", redo: "redone" },
  checked: { pack: "packed", redo: "redone" },
  packed: {},
  held: { release: "approved" },
  redone: { queue: "queued", hold: "held" },
};

it("issue 10.7 what nobody has named the threads of is neither queued by hand nor hooped", () => {
  const may = (step: JobStep, state: JobState) =>
    jobCan(staff("decorator"), step, someFacts({ state, isThreaded: false }));
  expect(may("queue", "digitizing")).toBe("production.threadsUnnamed");
  expect(may("hoop", "queued")).toBe("production.threadsUnnamed");
  expect(may("hold", "queued")).toBe(true);
  // An approval draws its job past it: its buyer is not refused for what staff have left open.
  expect(jobGoes("queue", someFacts({ state: "approved", isThreaded: false }))).toBe(true);
});

it.each([
  ["all are sewn unless counted", "sew", "hooped", undefined, 12],
  ["all were counted", "sew", "hooped", 12, 12],
  ["fewer are not sewn", "sew", "hooped", 11, null],
  ["the rest is sewn again", "redo", "hooped", 10, 10],
  ["nothing is left to be sewn again", "redo", "hooped", 12, null],
  ["as counted before", "redo", "hooped", undefined, 3],
  ["sewn otherwise: all of them", "redo", "sewn", undefined, 0],
  ["nobody counts what is off the machine", "redo", "sewn", 4, null],
  ["less than none", "redo", "hooped", -1, null],
] as const)(
  "issue 10.7 what came off a machine is counted: %s",
  (_, step, state, counted, done) => {
    expect(doneAfterStep(step, { state, pieces: 12, done: 3 }, counted)).toBe(done);
  },
);

describe("issue 10.7 the steps of an embroidery job", () => {
  it.each<[string, boolean, Parameters<typeof hasBegun>[0]]>([
    ["waits", false, { state: "queued", heldFrom: null, done: 0 }],
    ["is held", false, { state: "held", heldFrom: "queued", done: 0 }],
    ["is held and was sewn once", true, { state: "held", heldFrom: "redone", done: 0 }],
    ["waits again", true, { state: "queued", heldFrom: null, done: 1 }],
    ["is hooped", true, { state: "hooped", heldFrom: null, done: 0 }],
    ["is packed", true, { state: "packed", heldFrom: null, done: 2 }],
  ])("what %s has begun: %s", (_, begun, facts) => {
    expect(hasBegun(facts)).toBe(begun);
  });

  it.each(JOB_STATES)("from %s lead where they are drawn, and nowhere else", (state) => {
    const facts = someFacts({ state, heldFrom: state === "held" ? "approved" : null });
    const may = JOB_STEP_NAMES.filter((step) => jobCan(staff("decorator"), step, facts) === true);
    const after = may.map((step) => [step, stateAfterStep(step, facts).state]);
    expect(Object.fromEntries(after)).toEqual(CASES[state]);
    expect(jobMoves(state)).toEqual(expect.arrayContaining(Object.values(CASES[state])));
  });

  it("a hold remembers where it came from, and a release goes back there", () => {
    const held = stateAfterStep("hold", { state: "proof_sent", heldFrom: null });
    expect(held).toEqual({ state: "held", heldFrom: "proof_sent" });
    expect(stateAfterStep("release", held)).toEqual({ state: "proof_sent", heldFrom: null });
  });

  it.each([
    ["nobody of the staff", GUEST, {}, "staff.signInRequired"],
    ["a clerk", staff("clerk"), {}, "access.forbidden"],
    ["what is not queued", staff("manager"), { state: "sewn" }, "production.notNow"],
    ["a job without a piece", staff("manager"), { pieces: 0 }, "production.calledOff"],
    ["a held order", staff("manager"), { orderStatus: "holded" }, "production.orderWaits"],
    [
      "a design that its buyer has not approved",
      staff("manager"),
      { approval: "awaited" },
      "production.notApproved",
    ],
    ["an order paid back", staff("manager"), { orderStatus: "closed" }, "production.orderWaits"],
  ] as const)("nothing is hooped for %s", (_, principal, draft, refused) => {
    expect(jobCan(principal, "hoop", someFacts(draft))).toBe(refused);
  });

  it("a job may be held while its order is, and is called off as well", () => {
    const facts = someFacts({ orderStatus: "holded" });
    expect(jobCan(staff("owner"), "hold", facts)).toBe(true);
    expect(jobCan(staff("owner"), "hold", { ...facts, pieces: 0 })).toBe("production.calledOff");
  });
});

it.each([
  ["none", "hooped", 0, true],
  ["all", "hooped", 2, true],
  ["more than there are", "hooped", 3, "production.piecesInvalid"],
  ["fewer than none", "hooped", -1, "production.piecesInvalid"],
  ["one before it is hooped", "queued", 1, "production.notNow"],
  ["one once all are sewn", "sewn", 1, "production.notNow"],
] as const)("issue 10.7 pieces are counted at the machine: %s", (_, state, counted, may) => {
  expect(mayCount(staff("decorator"), someFacts({ state }), counted)).toBe(may);
});

it("issue 10.7 pieces are counted by who may work on them", () => {
  expect(mayCount(GUEST, someFacts({ state: "hooped" }), 1)).not.toBe(true);
});
