import { describe, expect, it } from "vitest";
import { lineUp, minutesOn, suggestMachine } from "./line-up.ts";
import { canSew, checkMachine, type MachineDraft } from "./machine.ts";
import { threadNeedles } from "./thread-needles.ts";

const machine = (draft: Partial<MachineDraft> = {}): MachineDraft => ({
  name: "Left",
  position: 0,
  heads: 2,
  stitchesPerMinute: 800,
  minutesADay: 480,
  hoops: ["Round 120 mm"],
  needles: ["1366", "", ""],
  ...draft,
});

describe("issue 10.7 a machine", () => {
  it.each([
    [{}, []],
    [{ name: " " }, ["production.machineNameMissing"]],
    [{ name: "\u200B" }, ["production.machineNameMissing"]],
    [{ name: "a\nb" }, ["production.machineNameControl"]],
    [{ name: "a\u202Eb" }, ["production.machineNameControl"]],
    [{ heads: 0 }, ["production.headsInvalid"]],
    [{ heads: 1.5 }, ["production.headsInvalid"]],
    [{ stitchesPerMinute: 50 }, ["production.speedInvalid"]],
    [{ minutesADay: 1441 }, ["production.hoursInvalid"]],
    [{ hoops: [] }, ["production.hoopsMissing"]],
    [{ hoops: ["Round 7 mm"] }, ["production.hoopUnknown"]],
    [{ needles: [] }, ["production.needlesInvalid"]],
    [{ needles: ["9999"] }, ["production.threadUnknown"]],
    [{ needles: ["1000", "1000"] }, ["production.threadTwice"]],
  ] as const)("%j: %j", (draft, errors) => {
    expect(checkMachine(machine(draft)).map(({ error }) => error)).toEqual(errors);
  });

  it.each([
    ["its own hoop", { hoop: "Round 120 mm", threads: ["1000"] }, true],
    ["a smaller one", { hoop: "Round 90 mm", threads: ["1000"] }, true],
    ["a larger one", { hoop: "Round 150 mm", threads: ["1000"] }, false],
    ["none that fits", { hoop: "", threads: ["1000"] }, false],
    ["a needle each", { hoop: "Round 90 mm", threads: ["1", "2", "3"] }, true],
    ["a needle too few", { hoop: "Round 90 mm", threads: ["1", "2", "3", "4"] }, false],
  ] as const)("sews what needs %s: %j %s", (_, need, can) => {
    expect(canSew(machine(), need)).toBe(can);
  });
});

describe("issue 10.7 needles", () => {
  it.each([
    ["what stands stays", ["a", "b"], ["b", "a"], ["a", "b"], []],
    ["a bare one first", ["a", "", "b"], ["c"], ["a", "c", "b"], ["c"]],
    ["then the last", ["a", "b", "c"], ["d"], ["a", "b", "d"], ["d"]],
    ["but never one of the job's own", ["a", "b", "c"], ["c", "d"], ["a", "d", "c"], ["d"]],
    ["all of them", ["a", "b"], ["c", "d"], ["d", "c"], ["c", "d"]],
  ])("%s", (_, before, threads, needles, cones) => {
    expect(threadNeedles(before, threads)).toEqual({ needles, cones });
  });
});

const job = (name: string, threads: readonly string[], draft: object = {}) => ({
  name,
  threads,
  hoop: "Round 90 mm",
  day: "2026-03-02",
  isHooped: false,
  ...draft,
});
const turns = (jobs: readonly ReturnType<typeof job>[], needles: readonly string[]) =>
  lineUp(jobs, needles).map(({ job: { name }, cones }) => `${name}${cones.length}`);

describe("issue 10.7 jobs of a machine", () => {
  it("follow what stands on its needles, and cones are put on once", () => {
    const jobs = [
      job("red", ["r"]),
      job("blue", ["b"]),
      job("both", ["r", "b"]),
      job("reds", ["r"]),
    ];
    expect(turns(jobs, ["b", ""])).toEqual(["blue0", "red1", "both0", "reds0"]);
    const asTheyCame = jobs.reduce(
      ({ needles, cones }, { threads }) => {
        const next = threadNeedles(needles, threads);
        return { needles: next.needles, cones: cones + next.cones.length };
      },
      { needles: ["x"] as readonly string[], cones: 0 },
    ).cones;
    const lined = lineUp(
      jobs.filter(({ name }) => name !== "both"),
      ["x"],
    );
    expect(lined.reduce((sum, { cones }) => sum + cones.length, 0)).toBeLessThan(asTheyCame);
  });

  it("stand by day first, then by hoop; what is hooped goes before all", () => {
    const wide = { hoop: "Round 150 mm" };
    const jobs = [
      job("tomorrow", ["r"], { day: "2026-03-03" }),
      job("wide", ["r"], wide),
      job("near", ["r"]),
      job("wider", ["r"], wide),
      job("framed", ["z"], { day: "2026-03-04", isHooped: true }),
    ];
    expect(turns(jobs, ["r", "z"])).toEqual(["framed0", "near0", "wide0", "wider0", "tomorrow0"]);
  });

  it("are suggested where the fewest cones are put on and the day has room", () => {
    const loose = { hoop: "Round 90 mm", threads: ["r"], pieces: 4, stitches: 1600 };
    const at = (id: number, draft: object = {}) => ({ ...machine(), id, minutes: 0, ...draft });
    const red = { needles: ["r"] };
    expect(suggestMachine(loose, [at(1), at(2, red)])).toBe(2);
    expect(suggestMachine(loose, [at(1), at(2, { ...red, minutes: 479 })])).toBe(1);
    expect(suggestMachine(loose, [at(1, { minutes: 100 }), at(2)])).toBe(2);
    expect(suggestMachine(loose, [at(1, { hoops: [] })])).toBeNull();
  });

  it("take their stitches on its heads, its hooping and its cones", () => {
    const four = { hoop: "", threads: ["r"], pieces: 4, stitches: 1600 };
    // Two runs of two minutes, four garments on, one cone on two heads.
    expect(minutesOn(machine(), four, 1)).toBe(2 * 2 + 4 + 2 * 2);
    expect(minutesOn(machine(), { ...four, stitches: null }, 1)).toBe(0);
  });
});
