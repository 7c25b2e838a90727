import { STITCH, type Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { expect, it } from "vitest";
import { hoopingOf } from "./hoop-guides.ts";

/** One stitch from corner to corner, in mm. */
const reaching = (widthMm: number, heightMm: number): Pattern => ({
  cmd: Uint8Array.of(STITCH, STITCH),
  x: Int32Array.of(0, widthMm * 10),
  y: Int32Array.of(0, heightMm * 10),
  threads: [],
});

it("issue 10.9 takes the smallest hoop that a design fits, and draws it with its field and the place", () => {
  const { guides, told, problem } = hoopingOf(reaching(81, 10), { name: "", code: "leftChest" });
  expect(guides.map(({ label, widthMm, isExceeded }) => [label, widthMm, isExceeded])).toEqual([
    ["Hoop Round 120 mm", 120, false],
    ["Can be sewn", 100, false],
    ["Left chest, 102 × 102 mm", 102, false],
  ]);
  expect([told, problem]).toEqual(["Round 120 mm: 100 mm across can be sewn.", ""]);
});

it.each([
  [81, "Round 90 mm", /reaches beyond what can be sewn in this hoop: 70 mm across/],
  [500, "", /^No hoop takes a design of 500 × 10 mm\.$/],
  [460, "450 × 300 mm", /beyond .* 430 × 280 mm/],
])("says that %d mm do not fit “%s”", (widthMm, name, words) => {
  const { problem, guides } = hoopingOf(reaching(widthMm, 10), { name, code: "leftChest" });
  expect(problem).toMatch(words);
  expect(guides.at(-1)?.isExceeded).toBe(widthMm > 102);
  expect(guides.some(({ label, isExceeded }) => label === "Can be sewn" && isExceeded)).toBe(
    name !== "",
  );
});

it("has nothing to say of nothing", () => {
  expect(hoopingOf(null, { name: "", code: "" })).toMatchObject({ problem: "" });
});
