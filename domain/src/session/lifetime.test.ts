import { expect, it } from "vitest";
import { endOf } from "./lifetime.ts";

const LIFETIME = { idle: 100, absolute: 1000 };

it.each([
  { why: "was never used", seen: 0, end: 100 },
  { why: "was used a while ago", seen: 50, end: 150 },
  { why: "has been used all the time", seen: 999, end: 1000 },
])("a session that $why is over at $end", ({ seen, end }) => {
  const times = { createdAt: new Date(0), lastSeenAt: new Date(seen) };
  expect(endOf(LIFETIME, times).getTime()).toBe(end);
});
