import { expect, it } from "vitest";
import { ENGLISH, sayer } from "../../phrase.ts";
import { lineWords } from "./line-words.ts";

const NOTHING = { ordered: 5, canceled: 0, shipped: 0, exchanged: 0, refunded: 0 };

it.each([
  [{}, []],
  [{ shipped: 2 }, ["2 of 5 shipped"]],
  [
    { shipped: 3, exchanged: 1, refunded: 1, canceled: 2 },
    ["3 of 5 shipped", "2 canceled", "1 exchanged", "1 paid back"],
  ],
])("issue 9.8 of a line with %o it is said: %o", (done, words) => {
  expect(lineWords({ ...NOTHING, ...done }, sayer(ENGLISH))).toEqual(words);
});
