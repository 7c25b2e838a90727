import { expect, it } from "vitest";
import { agreedCases, TERMS } from "./agreed.cases.ts";
import { checkAgreed } from "./agreed.ts";

it.each(agreedCases)("$row", ({ wanted: { terms, hasEmbroidery }, agreed, lacks }) => {
  const found = checkAgreed({ agreements: terms ? TERMS : [], hasEmbroidery }, agreed);
  expect(found.map(({ error, params }) => [error, ...params])).toEqual(lacks);
});
