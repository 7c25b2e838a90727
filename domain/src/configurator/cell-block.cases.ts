/** Pasted texts and the cells they mean. */
export const cellBlockCases: readonly (readonly [
  says: string,
  text: string,
  cells: readonly (readonly string[])[],
])[] = [
  ["one cell", "3", [["3"]]],
  ["a row as a spreadsheet copies it", "3\t5\t\t2", [["3", "5", "", "2"]]],
  [
    "rows with Windows line ends",
    "3\t5\r\n2\t4\r\n",
    [
      ["3", "5"],
      ["2", "4"],
    ],
  ],
  ["a column", "3\n\n4\n", [["3"], [""], ["4"]]],
  [
    "comma-separated values",
    "3,5\n2,4",
    [
      ["3", "5"],
      ["2", "4"],
    ],
  ],
  ["semicolons, as European spreadsheets save", "3;5", [["3", "5"]]],
  ["quoted cells", '"3"\t"5 ""pcs"""\t"a\nb"', [["3", '5 "pcs"', "a\nb"]]],
  ["a quote that never ends", '"3\t5', [['"3', "5"]]],
  ["nothing", "", []],
];
