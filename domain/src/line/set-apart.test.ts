import { expect, it } from "vitest";
import { alike, setApart } from "./set-apart.ts";

const coat = (size: string, name: string) => ({
  options: [
    { label: "Color", value: "White" },
    { label: "Size", value: size },
    { label: "Embroidery line 1", value: name },
  ],
});

it("issue 10.3 of a list's lines that alone is told by which they differ", () => {
  const told = setApart([coat("M", "Anna"), coat("M", "Jonas"), coat("L", "Anna")]);
  expect(told.map(({ options }) => options.map(({ value }) => value))).toEqual([
    ["M", "Anna"],
    ["M", "Jonas"],
    ["L", "Anna"],
  ]);
});

it("issue 10.3 what all of a list share is told once, but for what it is called", () => {
  const [first, second] = [coat("M", "Anna"), coat("L", "Jonas")];
  expect(alike({ title: "Kitchen", items: [first, second] })).toBe("White");
  expect(alike({ title: "White", items: [first, second] })).toBe("");
  expect(alike({ title: undefined, items: [first] })).toBe("");
});

it("a list of one says all of it", () => {
  expect(setApart([coat("M", "Anna")])).toEqual([coat("M", "Anna")]);
});
