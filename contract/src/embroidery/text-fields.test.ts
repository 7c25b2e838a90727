import { problem, refuse } from "@placket/domain/problem";
import { expect, it } from "vitest";
import { atWireFields, textFieldFromWire, textFieldToWire } from "./text-fields.codec.ts";

it.each([
  ["text.heightMm", "text.height_mm"],
  ["rows.12.text.heightMm", "rows.12.text.height_mm"],
  ["text.thread", "text.color"],
  ["items.0.text.stitches", "items.0.text.stitch_count"],
  ["text.lines.0", "text.lines.0"],
  ["logos.0.placement", "logos.0.placement"],
  ["context.thread", "context.thread"],
])("EMB-43 %s is %s on the wire, and back", (rule, wire) => {
  expect(textFieldToWire(rule)).toBe(wire);
  expect(textFieldFromWire(wire)).toBe(rule);
});

it("EMB-43 what is refused is refused for the same reason", () => {
  const refused = refuse(problem("embroidery.heightInvalid", "text.heightMm", 5, 20));
  expect(atWireFields(refused)).toEqual(
    refuse(problem("embroidery.heightInvalid", "text.height_mm", 5, 20)),
  );
});
