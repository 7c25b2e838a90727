import { describe, expect, it } from "vitest";
import { GUEST, type Actor } from "../access/actor.ts";
import { canLookAfterPayment, canSeeLetters, canSeeOrders } from "./access.ts";
import { checkStaffPassword } from "./password.ts";
import { minutesToWait, SIGN_IN_TRIES } from "./sign-in-limit.ts";

const CUSTOMER: Actor = {
  kind: "customer",
  customerId: 1,
  email: "buyer@example.com",
  customerGroupId: 1,
};
const STAFF: Actor = { kind: "staff", staffId: 1, email: "staff@example.com" };

describe("what staff alone may do", () => {
  it.each([GUEST, CUSTOMER])("is refused to a $kind", (actor) => {
    expect(canSeeOrders(actor)).toBe("staff.signInRequired");
    expect(canSeeLetters(actor)).toBe("staff.signInRequired");
    expect(canLookAfterPayment(actor, { isOpen: true })).toBe("staff.signInRequired");
  });

  it("is open to staff; a payment is looked after only while it is open", () => {
    expect(canSeeOrders(STAFF)).toBe(true);
    expect(canSeeLetters(STAFF)).toBe(true);
    expect(canLookAfterPayment(STAFF, { isOpen: true })).toBe(true);
    expect(canLookAfterPayment(STAFF, { isOpen: false })).toBe("staff.paymentSettled");
  });
});

describe("tries to sign in", () => {
  const now = new Date("2026-03-02T10:00:00Z");
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const times = (count: number, minutes: number) =>
    Array.from({ length: count }, () => ago(minutes));

  it.each([
    { why: "nobody failed", tries: [], minutes: 0 },
    { why: "nine failed", tries: times(SIGN_IN_TRIES - 1, 0), minutes: 0 },
    { why: "ten failed just now", tries: times(SIGN_IN_TRIES, 0), minutes: 10 },
    { why: "ten failed nine minutes ago", tries: times(SIGN_IN_TRIES, 9), minutes: 1 },
    { why: "ten failed ten minutes ago", tries: times(SIGN_IN_TRIES, 10), minutes: 0 },
    { why: "the tenth last has left the window", tries: [ago(11), ...times(9, 1)], minutes: 0 },
    { why: "the tenth last is four minutes old", tries: [ago(4), ...times(9, 1)], minutes: 6 },
  ])("$minutes minutes to wait when $why", ({ tries, minutes }) => {
    expect(minutesToWait(tries, now)).toBe(minutes);
  });
});

describe("a staff password", () => {
  it.each([
    ["eleven char", 1],
    ["twelve chars", 0],
    ["a".repeat(128), 0],
    ["a".repeat(129), 1],
  ])("has 12 to 128 characters: %s", (password, problems) => {
    expect(checkStaffPassword(password)).toHaveLength(problems);
  });
});
