import { expect, it } from "vitest";
import { SIZE } from "../choose-options.cases.ts";
import { size } from "../testing.ts";
import { blankRow, isBlankRow, teamCells, type TeamRow } from "./team-sheet.ts";
import { nextTeam, withRoom, type TeamEvent } from "./write-team.ts";

const SHEET = { lines: ["Name"], choices: [size], max: 5 };
const blank = blankRow(SHEET);
const cell = `options.${SIZE}` as const;
const row = (name: string, typed = ""): TeamRow => ({
  lines: [name],
  options: typed === "" ? {} : { [SIZE]: typed },
  pieces: "",
});

const after = (rows: readonly TeamRow[], ...events: readonly TeamEvent[]) =>
  events.reduce((left, event) => nextTeam(left, event, SHEET), withRoom(rows, SHEET));
const names = (rows: readonly TeamRow[]) =>
  rows.filter((one) => !isBlankRow(one)).map(({ lines }) => lines[0]);

it("issue 10.3 has a row to write in below those that are written, up to the most there may be", () => {
  expect(after([])).toEqual([blank, blank, blank]);
  expect(after(["A", "B", "C"].map((name) => row(name)))).toHaveLength(4);
  expect(after(["A", "B", "C", "D", "E"].map((name) => row(name)))).toHaveLength(5);
});

it("issue 10.3 types into a cell, and writes a size as the product has it once the cell is left", () => {
  const typed = after([], { type: "type", row: 1, cell, text: "medium" });
  expect(typed[1]?.options).toEqual({ [SIZE]: "medium" });
  expect(nextTeam(typed, { type: "leave", row: 1, cell }, SHEET)[1]?.options).toEqual({
    [SIZE]: "M",
  });
  const huge = after([row("A", "huge")], { type: "leave", row: 0, cell });
  expect(huge[0]).toEqual(row("A", "huge"));
});

it("issue 10.3 the first letter of a list in which nothing stands is its own", () => {
  const typed = nextTeam([], { type: "type", row: 0, cell: "lines.0", text: "A" }, SHEET);
  expect(typed).toEqual([row("A"), blank, blank]);
});

it("issue 10.3 a column that is pasted fills down, over what stands there", () => {
  const rows = after([row("A"), row("B")], { type: "fill", row: 1, cell, texts: ["s", "large"] });
  expect(rows.map(({ options }) => options[SIZE] ?? "")).toEqual(["", "S", "L", ""]);
});

it("issue 10.3 wearers that are pasted come before what stands there, and none of it goes", () => {
  const rows = after([row("A"), blank, row("B")], {
    type: "insert",
    row: 1,
    rows: [row("C", "medium"), row("D", "huge")],
  });
  expect(names(rows)).toEqual(["A", "C", "D", "B"]);
  // Sizes that were meant are written as the product has them.
  expect(rows.map(({ options }) => options[SIZE] ?? "")).toEqual(["", "M", "huge", "", ""]);
});

it("issue 10.3 more than there may be are not taken", () => {
  const many = ["A", "B", "C", "D", "E", "F", "G"].map((name) => row(name));
  expect(names(after([], { type: "insert", row: 0, rows: many }))).toEqual([
    "A",
    "B",
    "C",
    "D",
    "E",
  ]);
});

it("issue 10.3 takes a row out, and all", () => {
  expect(names(after([row("A"), row("B")], { type: "remove", row: 0 }))).toEqual(["B"]);
  expect(names(after([row("A"), row("B")], { type: "clear" }))).toEqual([]);
});

it("issue 10.3 its cells are filled in from the name to the pieces", () => {
  expect(teamCells(SHEET)).toEqual(["lines.0", cell, "pieces"]);
});
