import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { floors } from "../floors.ts";
import { rowIdsIn } from "./row-ids.ts";
import { testTitles } from "./test-titles.ts";
import { filesUnder } from "./tree.ts";

/** A test whose title names a row. */
export interface RowTest {
  readonly title: string;
  /** Path from the root of the repository. */
  readonly file: string;
}

/** Files whose titles name rows: tests, tables of cases, journeys. Tests of the tools name none. */
const NAMING = /^(?!tools\/).*(\.test\.tsx?|\.cases\.ts|\.journey\.ts)$/;

/** Which tests name which row, in the order of their files. */
export async function readRowTests(root: string): Promise<ReadonlyMap<string, readonly RowTest[]>> {
  const lists = await Promise.all(
    Object.keys(floors).map((floor) => filesUnder(root, `${floor}/src`, [".ts", ".tsx"])),
  );
  const tests = new Map<string, RowTest[]>();
  for (const file of lists
    .flat()
    .filter((one) => NAMING.test(one))
    .sort()) {
    const titles = testTitles(file, await readFile(join(root, file), "utf8"));
    for (const title of titles) for (const id of rowIdsIn(title)) note(tests, id, { title, file });
  }
  return tests;
}

function note(tests: Map<string, RowTest[]>, id: string, test: RowTest): void {
  const known = tests.get(id);
  if (known) known.push(test);
  else tests.set(id, [test]);
}
