import { expect, it } from "vitest";
import { accountState } from "./on-account.ts";

const NOW = new Date("2026-03-02T10:00:00Z");
const day = (iso: string) => new Date(`${iso}T00:00:00Z`);

it.each([
  ["before its day", { owes: true, dueAt: day("2026-03-03"), wasPaid: false }, "OPEN"],
  ["after its day", { owes: true, dueAt: day("2026-03-01"), wasPaid: false }, "OVERDUE"],
  ["without a day", { owes: true, dueAt: null, wasPaid: false }, "OPEN"],
  ["paid after its day", { owes: false, dueAt: day("2026-03-01"), wasPaid: true }, "PAID"],
  ["called off unpaid", { owes: false, dueAt: day("2026-03-01"), wasPaid: false }, "NOTHING_OWED"],
] as const)("issue 9.5 the invoice of an order on account, %s", (_, order, state) => {
  expect(accountState(order, NOW)).toBe(state);
});
