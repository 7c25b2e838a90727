import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { problemText } from "../notice/problem-text.ts";
import { frameProblems, frameWords } from "./frame-words.ts";

/** The texts of the card fields by code, as the sandbox says them without a page around. */
function fieldTexts(): readonly (readonly [string, string])[] {
  const source = readFileSync(new URL("../../../sandbox/src/frame/words.ts", import.meta.url));
  const [table = ""] = /TEXTS = \{[^}]+\}/.exec(source.toString()) ?? [];
  return [...table.matchAll(/(\w+): "(.+)"/g)].map(([, code = "", text = ""]) => [code, text]);
}

const faults = fieldTexts().filter(([, text]) => text.endsWith("."));

it("every code of the fields has its words, and they are the ones that the fields say themselves", () => {
  expect(faults.length).toBeGreaterThan(10);
  expect(frameWords((phrase) => phrase)).toEqual(Object.fromEntries(fieldTexts()));
});

it("one text for one fault: a refusal says what the fields say", () => {
  const told = faults.map(([code]) => ({ field: "name", code, values: ["%1", "%2"] }));
  const problems = frameProblems(told);
  expect(problems.map((one) => problemText(one))).toEqual(faults.map(([, text]) => text));
});

it("faults are known by their codes: other English at the fields is the same refusal", () => {
  const told = { field: "number", code: "numberShort", phrase: "Too few digits.", values: [] };
  expect(frameProblems([told])).toEqual([
    { field: "number", error: "payment.cardNumberShort", params: [] },
  ]);
});

it.each(["toString", "made-up", 7, undefined])(
  "the code %j is only a field that is wrong",
  (code) => {
    expect(frameProblems([{ field: "expiry", code, values: [] }])).toEqual([
      { field: "expiry", error: "payment.cardExpiry", params: [] },
    ]);
  },
);
