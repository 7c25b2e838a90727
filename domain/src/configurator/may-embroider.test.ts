import { expect, it } from "vitest";
import { startChoosing } from "./choose-options.ts";
import { aFamily } from "./testing.ts";
import { errorRow } from "../errors.ts";
import { fillPhrase } from "../phrase.ts";
import { mayEmbroider } from "./may-embroider.ts";

const RULES = { minimum: 2, maximum: 12, increment: 1 };

const said = (productId: number | undefined, pieces: number) => {
  const may = mayEmbroider(startChoosing(aFamily(), productId), { pieces, rules: RULES });
  return may === true ? true : fillPhrase(errorRow(may.error).text, may.params);
};

it.each([
  ["nothing is chosen", undefined, 2, "Not all required options were selected"],
  ["what is chosen is sold out", 111, 2, "This product is not available"],
  ["there are too few", 112, 1, "You must embroider at least 2 of this product."],
  ["there are too many", 112, 13, "You must embroider less than 12 of this product."],
  ["there are as few as may be", 112, 2, true],
  ["there are as many as may be", 112, 12, true],
] as const)("EMB-19, EMB-21, EMB-22 where %s: %s, %d pieces", (_, productId, pieces, answer) => {
  expect(said(productId, pieces)).toBe(answer);
});

it.each([
  "embroidery.optionsNotSelected",
  "configurator.unavailable",
  "embroidery.tooFewPieces",
  "embroidery.tooManyPieces",
] as const)("EMB-21, EMB-22 %s is told for 5 s", (key) => {
  expect(errorRow(key).shown).toEqual({ as: "notice", ms: 5000 });
});
