import { expect, it } from "vitest";
import { choiceOfParts, textOfParts } from "./embroider-call.codec.ts";

const TEXT = {
  lines: ["Anna"],
  font: "block",
  color: "1005",
  height_mm: 8,
  placement: "left-chest",
};
const part = (kind: string, said: unknown) => ({
  kind,
  text: typeof said === "string" ? said : JSON.stringify(said),
  sku: null,
});

it("EMB-43 what is said of the parts of an item is read back as it was chosen", () => {
  const parts = [
    part("text", TEXT),
    part("flags", { flag1: "SE", flag2: "NO" }),
    part("logos", { logo: "L000012", placement: "left-chest", side: "left" }),
    part("special-instructions", "Fold twice"),
  ];
  expect(choiceOfParts(parts)).toMatchObject({
    text: { lines: ["Anna"], font: "block", thread: "1005", heightMm: 8, placement: "left-chest" },
    flags: { flag1: "SE", flag2: "NO" },
    logos: [{ logo: "L000012", placement: "left-chest", side: "left" }],
    instructions: "Fold twice",
  });
  expect(choiceOfParts([])).toBeUndefined();
});

it.each([
  ["text", "not JSON", "text is illegible"],
  ["text", "null", "it is no object"],
  ["text", { ...TEXT, lines: "Anna" }, "illegible at lines"],
  ["text", { ...TEXT, height_mm: "8" }, "illegible at height_mm"],
  ["flags", { flag1: 7 }, "illegible at flag1"],
  ["flags", [], "it is no object"],
  ["logos", { placement: "left-chest" }, "illegible at logo"],
])("EMB-43 %s that says %j is never taken for something else", (kind, said, why) => {
  expect(() => choiceOfParts([part(kind, said)])).toThrow(why);
  if (kind === "text") expect(() => textOfParts([part(kind, said)])).toThrow(why);
});
