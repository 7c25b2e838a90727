import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settingCases, textCases } from "./recipe.cases.ts";
import { checkRecipe, readRecipe, type RecipeDraft } from "./recipe.ts";
import { aRecipe, rules } from "./testing.ts";

describe.each([
  ["text", textCases],
  ["settings", settingCases],
])("%s", (_, cases) => {
  it.each(cases)("$says", ({ draft, error, field = "", params = [] }) => {
    const problems = checkRecipe({ ...aRecipe(), ...draft }, rules);
    expect(problems).toEqual(error === undefined ? [] : [{ error, field, params }]);
  });
});

it("names everything that is wrong at once, each at its field", () => {
  const problems = checkRecipe({}, rules);
  expect(problems.map(({ field }) => field)).toEqual([
    "lines",
    "font",
    "heightMm",
    "thread",
    "fabric",
    "letterSpacingMm",
    "lineSpacing",
    "align",
  ]);
});

it("names each line that cannot be sewn", () => {
  const problems = checkRecipe(aRecipe({ lines: ["א", "ok", "漢"] }), rules);
  expect(problems.map(({ field }) => field)).toEqual(["lines.0", "lines.2"]);
});

it("never throws, whatever a draft holds", () => {
  const keys = Object.keys(aRecipe());
  const draft = fc.dictionary(fc.constantFrom(...keys), fc.anything());
  fc.assert(
    fc.property(draft, (wild) => {
      expect(Array.isArray(checkRecipe(wild as RecipeDraft, rules))).toBe(true);
    }),
  );
});

describe("the recipe that is kept", () => {
  const kept = (draft: RecipeDraft) => {
    const read = readRecipe({ ...aRecipe(), ...draft }, rules);
    if (!read.ok) throw new Error("refused");
    return read.value;
  };

  it("has its letters composed and no blanks around its lines", () => {
    expect(kept({ lines: [" Cre\u0301me ", "", "Bru\u0302le\u0301e", " "] }).lines).toEqual([
      "Créme",
      "",
      "Brûlée",
    ]);
  });

  it("has its lengths in whole tenths of a millimetre", () => {
    const recipe = kept({
      heightMm: 9.96,
      letterSpacingMm: -0.04,
      arc: { radiusMm: 60.04, bend: "up" },
    });
    expect(recipe.heightMm).toBe(10);
    expect(Object.is(recipe.letterSpacingMm, 0)).toBe(true);
    expect(recipe.arc).toEqual({ radiusMm: 60, bend: "up" });
  });

  it("holds nothing else, and is the same when read again", () => {
    const recipe = kept({ arc: undefined, note: "of somebody" } as RecipeDraft);
    expect(recipe).toEqual(aRecipe());
    expect(kept(recipe)).toEqual(recipe);
  });
});
