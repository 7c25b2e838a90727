import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Marta", "Kowal", "MK"],
  ["Ann Mary", "Lee", "AML"],
  ["Ann-Mary Jo", "van der Berg", "AMB"],
  ["émile", "żuk", "ÉŻ"],
  ["  ", "Kowal", "K"],
  ["𝒜da", "李", "𝒜李"],
])("HEAD-14 %s %s is shown as %s", (firstName, lastName, expected) => {
  expect(initialsOf({ firstName, lastName })).toBe(expected);
});
