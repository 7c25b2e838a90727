import { expect, it } from "vitest";
import { sewFlag } from "../shape/flags/flag-order.ts";
import { STITCH, UNITS_PER_MM } from "./pattern.ts";
import { sewOut } from "./sew-out.ts";
import { statistics } from "./statistics.ts";

it.each(["SE", "NO", "JP"])(
  "issue 10.7 flag %s: thread after thread, every stitch once",
  (code) => {
    const pattern = sewFlag({ code, heightMm: 25, fabric: "twill" });
    const { blocks, stitches, start, ...size } = sewOut(pattern);
    const counted = statistics(pattern);
    expect(blocks.map(({ thread }) => thread)).toEqual(pattern.threads);
    expect(blocks.reduce((sum, block) => sum + block.stitches, 0)).toBe(counted.stitches);
    expect(stitches).toBe(counted.stitches);
    const centimeters = counted.threadMetres.map((metres) => Math.ceil(metres * 100));
    expect(blocks.map(({ threadCm }) => threadCm)).toEqual(centimeters);
    expect(size).toEqual({ widthMm: counted.widthMm, heightMm: counted.heightMm });
    // Back from the middle to where the needle first goes in.
    const { left, right, bottom, top } = counted.bounds;
    const first = pattern.cmd.indexOf(STITCH);
    expect((start?.rightMm ?? 0) * UNITS_PER_MM + (left + right) / 2).toBeCloseTo(
      pattern.x[first]!,
      -0.5,
    );
    expect((start?.upMm ?? 0) * UNITS_PER_MM + (bottom + top) / 2).toBeCloseTo(
      pattern.y[first]!,
      -0.5,
    );
  },
);

it("issue 10.7 where nothing is sewn there is no start", () => {
  const nothing = { cmd: new Uint8Array(), x: new Int32Array(), y: new Int32Array(), threads: [] };
  expect(sewOut(nothing)).toMatchObject({ start: null, blocks: [], stitches: 0 });
});
