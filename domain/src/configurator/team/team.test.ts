import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COLOR, option, SIZE } from "../choose-options.cases.ts";
import { aFamily, size } from "../testing.ts";
import { checkTeam, type TeamTerms } from "./check-team.ts";
import { matchOption } from "./match-option.ts";
import { readTeam } from "./read-team.ts";
import { readTeamCases } from "./read-team.cases.ts";
import { blankRow } from "./team-sheet.ts";

const COLUMNS = { lines: ["Name on the coat", "Title"], choices: [size] };
const TERMS: TeamTerms = { ...COLUMNS, family: aFamily(), shared: { [COLOR]: option.white } };

describe("reading a list (issue 10, point 3)", () => {
  it.each(readTeamCases)("reads %s", (_, text, rows) => {
    expect(readTeam(text, COLUMNS).rows).toEqual(rows);
  });

  it("tells whether its first row was a head", () => {
    expect(readTeam("Name\tSize\nAnna\tM", COLUMNS).hasHead).toBe(true);
    expect(readTeam("Anna\tM", COLUMNS).hasHead).toBe(false);
  });

  it("knows the columns by what the product calls them", () => {
    const { rows } = readTeam("Name on the coat\tTitle\nAnna\tChef", COLUMNS);
    expect(rows).toEqual([{ lines: ["Anna", "Chef"], options: {}, pieces: "" }]);
  });

  it("takes any text without failing, and drops no word where nothing names the columns", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        for (const { lines } of readTeam(text, COLUMNS).rows) expect(lines).toHaveLength(2);
      }),
    );
  });
});

const RUN = ["XXS", "XS", "S", "M", "L", "XL", "2XL", "54", "54 long"];
const sizes = {
  options: RUN.map((label, id) => ({ id, label, value: label })),
};

describe("a size as people write it (issue 10, point 3)", () => {
  it.each([
    ["M", "M"],
    [" m ", "M"],
    ["Medium", "M"],
    ["med.", "M"],
    ["x-large", "XL"],
    ["Extra Large", "XL"],
    ["xxl", "2XL"],
    ["2 XL", "2XL"],
    ["2XS", "XXS"],
    ["Size 54", "54"],
    ["54-long", "54 long"],
    ["small", "S"],
    ["XXXL", undefined],
    ["", undefined],
    ["size", undefined],
    ["5", undefined],
  ])("%s is %s", (typed, label) => {
    expect(matchOption(typed, sizes)?.label).toBe(label);
  });

  it("means nothing where two are alike", () => {
    const twice = ["XXL", "2XL"].map((label, id) => ({ id, label, value: label }));
    expect(matchOption("2-xl", { options: twice })).toBeUndefined();
    expect(matchOption("XXL", { options: twice })?.id).toBe(0);
  });
});

describe("checking a list (issue 10, point 3)", () => {
  const row = (name: string, typed: string, pieces = "") => ({
    lines: [name, ""],
    options: { [SIZE]: typed },
    pieces,
  });
  const check = (...rows: ReturnType<typeof row>[]) => checkTeam(rows, TERMS);
  const errors = (one: ReturnType<typeof row>) =>
    check(one)[0]?.problems.map(({ error, field }) => [error, field]);

  it("finds the variant in the color that holds for all", () => {
    expect(check(row("Anna", "medium", "3"))).toMatchObject([
      { productId: 112, pieces: 3, problems: [] },
    ]);
  });

  it("takes one piece where nobody says how many", () => {
    expect(check(row("Anna", "M"))).toMatchObject([{ pieces: 1, problems: [] }]);
  });

  it("says what is wrong at its cell", () => {
    const at = `options.${SIZE}`;
    expect(errors(row("Anna", ""))).toEqual([["configurator.teamOptionMissing", at]]);
    expect(errors(row("Anna", "huge"))).toEqual([["configurator.teamOptionUnknown", at]]);
    expect(errors(row("Anna", "S"))).toEqual([["configurator.teamSoldOut", at]]);
    expect(errors(row("", "M"))).toEqual([["configurator.teamNameMissing", "lines.0"]]);
    for (const pieces of ["0", "-1", "1.5", "1e9", "two", "100"]) {
      expect(errors(row("Anna", "M", pieces))).toEqual([
        ["configurator.teamPiecesUnread", "pieces"],
      ]);
    }
    const navy = { ...TERMS, shared: { [COLOR]: option.navy } };
    expect(checkTeam([row("Anna", "L")], navy)[0]?.problems).toMatchObject([
      { error: "configurator.teamNotMade", field: at },
    ]);
  });

  it("knows a wearer who stands there twice, and nobody who only has the same name", () => {
    const checked = check(row("Anna", "M"), row("Anna", "L"), row(" Anna", "m"));
    expect(checked.map(({ twin }) => twin)).toEqual([undefined, undefined, 0]);
  });

  it("has nothing to say of a blank row", () => {
    expect(checkTeam([blankRow(COLUMNS)], TERMS)).toMatchObject([{ isBlank: true, problems: [] }]);
  });
});
