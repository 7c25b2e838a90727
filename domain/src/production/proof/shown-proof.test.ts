import { expect, it } from "vitest";
import { shownProof } from "./shown-proof.ts";

const SENT = { state: "sent", isToday: true, pieces: 2, orderStatus: "processing" } as const;

it.each([
  ["open", {}],
  ["commented", { state: "commented" }],
  ["approved", { state: "approved" }],
  ["approved", { state: "approved", orderStatus: "complete" }],
  ["replaced", { state: "replaced" }],
  ["replaced", { state: "approved", isToday: false }],
  ["withdrawn", { state: "withdrawn" }],
  ["waits", { orderStatus: "holded" }],
  ["canceled", { pieces: 0, orderStatus: "canceled" }],
  ["canceled", { pieces: 0, isToday: false }],
] as const)("issue 10.8 its buyer reads that it is %s where %j", (told, draft) => {
  expect(shownProof({ ...SENT, ...draft })).toBe(told);
});
