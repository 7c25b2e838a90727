import { SIZE } from "../choose-options.cases.ts";
import type { TeamRow } from "./team-sheet.ts";

const row = (
  name: string,
  size: string,
  rest: { line2?: string; pieces?: string } = {},
): TeamRow => ({
  lines: [name, rest.line2 ?? ""],
  options: size === "" ? {} : { [SIZE]: size },
  pieces: rest.pieces ?? "",
});

/** A blank cell of a column that is there is known to be blank. */
const unsized = (name: string): TeamRow => ({ ...row(name, ""), options: { [SIZE]: "" } });

/** Lists as people have them, and the wearers they mean. */
export const readTeamCases: readonly (readonly [
  says: string,
  text: string,
  rows: readonly TeamRow[],
])[] = [
  ["nothing", "", []],
  ["names alone, one on a line", "Anna\nJonas\n", [row("Anna", ""), row("Jonas", "")]],
  [
    "two columns of a spreadsheet, size first",
    "M\tAnna\nXL\tJonas",
    [row("Anna", "M"), row("Jonas", "XL")].map((one, at) =>
      at === 0 ? one : { ...one, options: { [SIZE]: "XL" } },
    ),
  ],
  [
    "columns that say what they hold, in any order, beside others",
    "Employee no.;Size;Job title;Name;Pieces\n7;s;Sous chef;Anna;2\n8;l;;Jonas;1",
    [row("Anna", "s", { line2: "Sous chef", pieces: "2" }), row("Jonas", "l", { pieces: "1" })],
  ],
  [
    "first and last names in columns of their own",
    "Last name,First name,Size\nKowalska,Anna,M",
    [row("Anna Kowalska", "M")],
  ],
  [
    "the mark and the line with which Excel saves",
    "\uFEFFsep=;\r\nName;Size\r\nAnna;M\r\n",
    [row("Anna", "M")],
  ],
  ["a name with a comma in quotes", 'Name,Size\n"Kowalska, A.",M', [row("Kowalska, A.", "M")]],
  [
    "name, title, size and pieces without a head",
    "Anna\tChef\tM\t2\nJonas\tCook\tL\t1",
    [
      row("Anna", "M", { line2: "Chef", pieces: "2" }),
      row("Jonas", "L", { line2: "Cook", pieces: "1" }),
    ],
  ],
  [
    "rows that are numbered",
    "1\tAnna\tM\n2\tJonas\tL\n3\tMira\tS",
    [row("Anna", "M"), row("Jonas", "L"), row("Mira", "S")],
  ],
  ["rows in which nothing stands", "Name\tSize\n\t\nAnna\tM\n\t", [row("Anna", "M")]],
  ["a size that is missing", "Name\tSize\nAnna\t", [unsized("Anna")]],
  [
    "a size that nobody has, among those that are made",
    "Anna\tM\nJonas\tHuge\nMira\tS",
    [row("Anna", "M"), row("Jonas", "Huge"), row("Mira", "S")],
  ],
  ["a word that is no column", "constructor\tSize\nAnna\tM", [{ ...row("", "M") }]],
];
