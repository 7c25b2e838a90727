import { expect, it } from "vitest";
import type { ProofStep } from "./proof-steps.ts";
import { isReminderDue } from "./reminder.ts";

const at = (day: number, hour = 10) => new Date(Date.UTC(2026, 2, day, hour));
const events = (...said: readonly (readonly [ProofStep, Date])[]) =>
  said.map(([step, when]) => ({ step, at: when }));

it.each([
  ["not yet", events(["send", at(1)]), at(4, 9), false],
  ["to the hour", events(["send", at(1)]), at(4), true],
  ["not twice", events(["send", at(1)], ["remind", at(4)]), at(5), false],
  ["once more", events(["send", at(1)], ["remind", at(4)]), at(7), true],
  [
    "three times at most",
    events(["send", at(1)], ["remind", at(4)], ["remind", at(7)], ["remind", at(10)]),
    at(30),
    false,
  ],
  ["answered", events(["send", at(1)], ["comment", at(2)]), at(9), false],
  [
    "sent again: from then on",
    events(["send", at(1)], ["comment", at(2)], ["send", at(3)]),
    at(6),
    true,
  ],
  ["never sent", events(), at(9), false],
] as const)(
  "issue 10.8 the buyer is reminded of a proof after three days: %s",
  (_, said, now, is) => {
    expect(isReminderDue(said, { days: 3, now })).toBe(is);
  },
);
