import { expect, it } from "vitest";
import { whyNotLaid, type JobToLay } from "./laying.ts";

const MACHINE = { hoops: ["Round 120 mm"], needles: ["1366", ""] };
const JOB: JobToLay = {
  state: "queued",
  pieces: 2,
  isThreaded: true,
  hoop: "Round 90 mm",
  threads: ["1366"],
};

it.each([
  ["one that fits", {}, undefined],
  ["one under the needle", { state: "hooped" }, "production.notNow"],
  ["one that is called off", { pieces: 0 }, "production.calledOff"],
  ["one whose threads nobody named", { isThreaded: false }, "production.threadsUnnamed"],
  ["one that no hoop holds", { hoop: "" }, "production.machineUnfit"],
  ["one of three threads", { threads: ["1366", "1001", "1070"] }, "production.machineUnfit"],
] as const)("issue 10.7 %s: laid, or why not", (_, changed, error) => {
  expect(whyNotLaid({ ...JOB, ...changed }, MACHINE)?.error).toBe(error);
});

it("issue 10.7 what lies on a machine is taken off it, whatever its threads and hoop", () => {
  expect(whyNotLaid({ ...JOB, isThreaded: false, hoop: "" }, undefined)).toBeUndefined();
  expect(whyNotLaid({ ...JOB, state: "sewn" }, undefined)?.error).toBe("production.notNow");
});
