import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { problemText } from "../notice/problem-text.ts";
import { frameProblems, frameWords } from "./frame-words.ts";

it("one text for one fault: every phrase of the fields has its words, and a refusal that says the same", () => {
  const source = readFileSync(new URL("../../../sandbox/src/frame/words.ts", import.meta.url));
  const [list = ""] = /PHRASES = \[[^\]]+\]/.exec(source.toString()) ?? [];
  const phrases = [...list.matchAll(/"(.+)"/g)].map(([, phrase = ""]) => phrase);
  const words = frameWords((phrase) => phrase);
  const faults = phrases.filter((phrase) => phrase.endsWith("."));
  expect(Object.keys(words).toSorted()).toEqual(phrases.toSorted());
  const problems = frameProblems(
    faults.map((phrase) => ({ field: "name", phrase, values: ["%1", "%2"] })),
  );
  expect(problems.map((one) => problemText(one))).toEqual(faults);
});
