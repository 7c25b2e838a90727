import { expect, it } from "vitest";
import { readSizeChart } from "./size-chart.ts";

const chart = {
  unit: "in",
  note: "Lay a coat that fits you on a table and compare.",
  sizes: ["S", "M"],
  measures: [
    {
      code: "A",
      label: "Chest",
      values: [20, 21.5],
      from: { x: 0.2, y: 0.4 },
      to: { x: 0.8, y: 0.4 },
    },
    { code: "B", label: "Length", values: [28.5] },
  ],
};

it("reads the measures with a value or a gap for each size", () => {
  const read = readSizeChart(JSON.stringify(chart), "in");
  expect(read?.sizes).toEqual(["S", "M"]);
  expect(read?.measures.map(({ values }) => values)).toEqual([
    [20, 21.5],
    [28.5, null],
  ]);
  expect(read?.measures[0]?.line?.to).toEqual({ x: 0.8, y: 0.4 });
  expect(read?.measures[1]?.line).toBeUndefined();
});

it.each([
  undefined,
  null,
  "",
  "see the drawing",
  "[]",
  '{"sizes":[]}',
  '{"sizes":["S"],"measures":[{}]}',
  7,
])("is no chart: %s", (attribute) => expect(readSizeChart(attribute, "in")).toBeUndefined());

it("draws no line that leaves the picture", () => {
  const outside = { ...chart.measures[0], to: { x: 3, y: 0.4 } };
  const read = readSizeChart({ ...chart, measures: [outside] }, "in");
  expect(read?.measures[0]?.line).toBeUndefined();
});

it.each([
  { written: "in", unit: "in", values: [20, 21.5] },
  { written: "in", unit: "cm", values: [51, 54.5] },
  { written: "cm", unit: "cm", values: [20, 21.5] },
  { written: "cm", unit: "in", values: [7.75, 8.5] },
  { written: undefined, unit: "cm", values: [51, 54.5] },
] as const)("a chart of $written is read in $unit", ({ written, unit, values }) => {
  const read = readSizeChart({ ...chart, unit: written }, unit);
  expect([read?.unit, read?.measures[0]?.values, read?.measures[1]?.values[1]]).toEqual([
    unit,
    values,
    null,
  ]);
});
