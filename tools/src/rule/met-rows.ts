import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Finding } from "../finding.ts";
import { floors } from "../floors.ts";
import { filesUnder } from "../reading/tree.ts";

const PAGE = "docs/rows.md";
/** Files whose texts name rows: tests, tables of cases, journeys. */
const NAMING = /(\.test\.tsx?|\.cases\.ts|\/journeys\/[^/]+\.ts)$/;

/**
 * Compares the rows that the page calls met with those that tests name: a met row has a test whose text
 * names it, a row that a test names is on the page, and no row is both met and open.
 */
export async function metRowFindings(root: string): Promise<Finding[]> {
  const page = await readFile(join(root, PAGE), "utf8").catch(() => "");
  const { met, open } = readPage(page);
  const named = await namedRows(root);
  const finding = (line: number, message: string): Finding => ({
    file: PAGE,
    line,
    rule: "met row",
    message,
  });
  const listed = new Set(met.keys());
  return [
    ...[...met].flatMap(([id, line]) => [
      ...(named.has(id) ? [] : [finding(line, `no test names ${id}. Write one, or call it open.`)]),
      ...(open.has(id) ? [finding(line, `${id} is called met and open.`)] : []),
    ]),
    ...[...named.keys()]
      .filter((id) => !listed.has(id) && !isForeign(id, listed))
      .map((id) => ({
        file: named.get(id) ?? "",
        line: 1,
        rule: "met row",
        message: `names ${id}, which ${PAGE} does not call met.`,
      })),
  ];
}

/** Whether an id only looks like a row: no row of its area is on the page ("UTF-8"). */
const isForeign = (id: string, listed: ReadonlySet<string>) =>
  ![...listed].some((other) => areaOf(other) === areaOf(id));

const areaOf = (id: string) => id.split("-")[0];

/** The page's rows with the line they stand in; rows under "Open" are kept apart. */
function readPage(page: string) {
  const met = new Map<string, number>();
  const open = new Set<string>();
  let isOpen = false;
  for (const [index, text] of page.split("\n").entries()) {
    if (text.startsWith("## ")) isOpen = text.startsWith("## Open");
    if (!text.startsWith("| ")) continue;
    for (const id of idsIn(text.split("|")[1] ?? "", "lists")) {
      if (isOpen) open.add(id);
      else met.set(id, index + 1);
    }
  }
  return { met, open };
}

/** Ids that a text names; `PDP-03 to 13` names each of them, and on the page `PDP-03, 05` both. */
export function idsIn(text: string, lists: "lists" | "no lists" = "no lists"): string[] {
  const more = lists === "lists" ? " to |, " : " to ";
  const runs = new RegExp(`\\b([A-Z]{2,9})-(\\d\\d)\\b((?:(?:${more})(?:\\1-)?\\d\\d\\b)*)`, "g");
  return [...text.matchAll(runs)].flatMap(([, area = "", first = "", rest = ""]) =>
    numbersIn(Number(first), rest).map((n) => `${area}-${String(n).padStart(2, "0")}`),
  );
}

/** `3` and ` to 05, 09` are 3, 4, 5 and 9. */
function numbersIn(first: number, rest: string): number[] {
  const numbers = [first];
  for (const [, link, digits] of rest.matchAll(/( to |, )(?:[A-Z]+-)?(\d\d)/g)) {
    const until = Number(digits);
    const from = link === " to " ? (numbers.at(-1) ?? until) + 1 : until;
    for (let n = from; n <= until; n += 1) numbers.push(n);
  }
  return numbers;
}

/** The rows that tests name, and a file that does. */
async function namedRows(root: string): Promise<Map<string, string>> {
  const lists = await Promise.all(
    Object.keys(floors).map((floor) => filesUnder(root, `${floor}/src`, [".ts", ".tsx"])),
  );
  const named = new Map<string, string>();
  for (const file of lists.flat().filter((one) => NAMING.test(one))) {
    const text = await readFile(join(root, file), "utf8");
    const titles = file.includes("/journeys/") ? [text] : literalsOf(text);
    for (const title of titles) for (const id of idsIn(title)) named.set(id, file);
  }
  return named;
}

/**
 * Texts in quotes on lines that are no comment: what only a comment of a test names is not tested. A journey
 * names its rows above the steps that walk them.
 */
const literalsOf = (text: string): string[] =>
  text
    .split("\n")
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .flatMap((line) => line.match(/"[^"]*"|`[^`]*`|'[^']*'/g) ?? []);
