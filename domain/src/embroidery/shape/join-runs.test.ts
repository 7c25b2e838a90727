import { describe, expect, it } from "vitest";
import { joinRuns } from "./join-runs.ts";

const runs = (...points: number[][]) => points.map((run) => Int32Array.from(run));

describe("runs of one thread", () => {
  it("are joined by one stitch where the next begins close by", () => {
    const joined = joinRuns(runs([0, 0, 20, 0], [26, 0, 50, 0]), () => "seen");
    expect(joined.map((run) => [...run])).toEqual([[0, 0, 20, 0, 26, 0, 50, 0]]);
  });

  it("are cut where the way between them would be seen", () => {
    expect(joinRuns(runs([0, 0, 20, 0], [90, 0, 120, 0]), () => "seen")).toHaveLength(2);
  });

  it("travel under what is sewn later, in stitches of 3 mm", () => {
    const [joined] = joinRuns(runs([0, 0, 20, 0], [110, 0, 130, 0]), () => "hidden");
    expect([...joined!]).toEqual([0, 0, 20, 0, 50, 0, 80, 0, 110, 0, 130, 0]);
  });

  it("travel a short way over their own color, but no long one", () => {
    const own = () => "own color" as const;
    expect(joinRuns(runs([0, 0, 20, 0], [70, 0, 90, 0]), own)).toHaveLength(1);
    expect(joinRuns(runs([0, 0, 20, 0], [120, 0, 140, 0]), own)).toHaveLength(2);
  });

  it("never leave a stitch that is too short where one ends and the other begins", () => {
    const [joined] = joinRuns(runs([0, 0, 20, 0], [21, 0, 50, 0]), () => "seen");
    expect([...joined!]).toEqual([0, 0, 20, 0, 50, 0]);
  });
});
