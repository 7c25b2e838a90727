import { describe, expect, it } from "vitest";
import {
  ASK_AGAIN_MS,
  askAgainAfter,
  isUnderWay,
  nextPlacing,
  NOT_PLACING,
  PLACING_TRANSITIONS,
  type Placing,
  type PlacingEvent,
  type PlacingPhase,
} from "./placing.ts";

const order = { number: "000000001", token: "t" };
const open = { number: "000000001", total: { minor: 4000, currency: "USD" } };
const declined = { error: "payment.declined", field: "payment_method", params: [], message: "" };
const refusals = [declined] as const as Placing["refusals"];

const samples: { readonly [Type in PlacingEvent["type"]]: Extract<PlacingEvent, { type: Type }> } =
  {
    place: { type: "place" },
    resume: { type: "resume" },
    prepared: { type: "prepared" },
    placed: { type: "placed", order },
    challenged: { type: "challenged", url: "https://bank.test/1", open },
    answered: { type: "answered" },
    confirm: { type: "confirm" },
    unanswered: { type: "unanswered", open: null },
    refused: { type: "refused", refusals },
    lost: { type: "lost" },
    ask: { type: "ask" },
    elsewhere: { type: "elsewhere" },
    giveUp: { type: "giveUp" },
  };

const phases = Object.keys(PLACING_TRANSITIONS) as PlacingPhase[];
const at = (phase: PlacingPhase): Placing => ({ ...NOT_PLACING, phase });
const walk = (...events: PlacingEvent[]) => events.reduce(nextPlacing, NOT_PLACING);
const { place, prepared, challenged, answered, confirm, unanswered, refused, lost, ask } = samples;

describe("the transition table of placing an order", () => {
  for (const phase of phases) {
    it.each(Object.values(samples))(`from ${phase}: $type`, (event) => {
      const to = PLACING_TRANSITIONS[phase][event.type] ?? phase;
      expect(nextPlacing(at(phase), event).phase).toBe(to);
    });
  }

  it("an event that a phase does not know changes nothing at all", () => {
    const placing = { ...at("ordering"), challengeUrl: "https://bank.test/1" };
    for (const event of [place, confirm, ask]) expect(nextPlacing(placing, event)).toBe(placing);
  });

  it("every phase can be left for idle or placed, but placed itself", () => {
    for (const phase of phases) expect(reach(phase)).toContain("placed");
    for (const phase of phases.filter((one) => one !== "placed"))
      expect(reach(phase)).toContain("idle");
  });

  it("the button works in idle only", () => {
    expect(phases.filter((phase) => !isUnderWay(at(phase)))).toEqual(["idle"]);
  });
});

describe("ways through", () => {
  it("approved: the order and its token are known", () => {
    expect(walk(place, prepared, samples.placed)).toMatchObject({ phase: "placed", order });
  });

  it("declined: back, with the reason, and the next try forgets it", () => {
    const back = walk(place, prepared, refused);
    expect(back).toMatchObject({ phase: "idle", refusals });
    expect(nextPlacing(back, place)).toMatchObject({ phase: "preparing", refusals: [] });
  });

  it("3-D Secure: the bank's page, then the same order is asked for again", () => {
    expect(walk(place, prepared, challenged)).toMatchObject({
      phase: "challenge",
      challengeUrl: "https://bank.test/1",
    });
    expect(walk(place, prepared, challenged, answered, samples.placed).phase).toBe("placed");
  });

  it("a bank's page that was closed does not open again by itself", () => {
    const left = walk(place, prepared, challenged, answered, challenged);
    expect(left).toMatchObject({ phase: "unconfirmed", open });
    expect(walk(place, prepared, challenged, answered, unanswered)).toMatchObject({ open });
    expect(nextPlacing(left, confirm)).toMatchObject({ phase: "challenge" });
  });

  it("left at the bank's page: given up, the form is back", () => {
    const left = walk(place, prepared, challenged, answered, challenged, samples.giveUp);
    expect(left.phase).toBe("givingUp");
    expect(nextPlacing(left, refused)).toMatchObject({ phase: "idle", challengeUrl: null });
    expect(nextPlacing(left, lost)).toMatchObject({ phase: "unconfirmed", isLost: true });
    expect(walk(place, prepared, challenged, samples.giveUp).phase).toBe("challenge");
  });

  it("ordered in another window: what stands there is asked for, and the card here is not used", () => {
    const asked = walk(place, samples.elsewhere);
    expect(asked).toMatchObject({ phase: "asking", isElsewhere: true });
    expect(nextPlacing(asked, challenged)).toMatchObject({
      phase: "unconfirmed",
      isElsewhere: true,
    });
    expect(nextPlacing(asked, refused)).toMatchObject({ phase: "idle", isElsewhere: false });
  });

  it("a connection lost before ordering gives the form back, afterwards it asks again", () => {
    expect(walk(place, lost)).toMatchObject({ phase: "idle", isLost: true });
    expect(walk(place, lost, place)).toMatchObject({ phase: "preparing", isLost: false });
    expect(walk(place, prepared, lost).phase).toBe("lost");
    expect(walk(place, prepared, lost, ask).phase).toBe("asking");
  });

  it("asks by itself a bounded number of times, slower and slower", () => {
    let placing = walk(place, prepared, unanswered);
    const waits: number[] = [];
    for (let wait = askAgainAfter(placing); wait !== undefined; wait = askAgainAfter(placing)) {
      waits.push(wait);
      placing = [ask, unanswered].reduce(nextPlacing, placing);
    }
    expect(waits).toEqual(ASK_AGAIN_MS);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(placing.phase).toBe("unanswered");
  });
});

function reach(from: PlacingPhase, seen = new Set<PlacingPhase>()): Set<PlacingPhase> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const to of Object.values(PLACING_TRANSITIONS[from])) reach(to, seen);
  return seen;
}
