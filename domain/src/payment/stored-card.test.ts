import { expect, it } from "vitest";
import { isExpired } from "./stored-card.ts";

it.each([
  ["12/2026", "2027-01-01T11:59:59Z", false],
  ["12/2026", "2027-01-01T12:00:00Z", true],
  ["02/2028", "2028-02-29T23:59:59Z", false],
  ["01/2040", "2026-11-22T00:00:00Z", false],
])("PAY-16 a card of %s is over at %s: %s", (expiry, now, isOver) => {
  expect(isExpired({ expiry }, new Date(now))).toBe(isOver);
});
