import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSync, Visitor, type Argument, type Expression } from "oxc-parser";
import { filesUnder } from "./tree.ts";

/** An English phrase that is said to shoppers, and where. */
export interface Phrase {
  readonly text: string;
  readonly file: string;
  /** What is said of a single thing instead: its words have plural forms. */
  readonly one?: string;
}

/** Floors on which phrases are said or written down to be said. */
const FLOORS = ["domain", "contract", "server", "storefront"] as const;

/** What says a phrase; `tn` and `count` say one of two, by a count. */
const SAYING: ReadonlySet<string> = new Set(["t", "say"]);
const COUNTING: ReadonlySet<string> = new Set(["tn", "count"]);

/** Tables of words that are said by a variable: all their texts that begin like a title. */
const TABLES = ["domain/src/shipping/available-methods.ts", "domain/src/payment/methods.ts"];

/** What is said to shoppers, as far as it is written out. */
export interface Written {
  /** What screens, letters and answers say, but for the texts of the error table. */
  readonly phrases: readonly Phrase[];
  /** Every text: what is said by a variable is among them. */
  readonly texts: ReadonlySet<string>;
}

export async function readPhrases(root: string): Promise<Written> {
  const lists = await Promise.all(
    FLOORS.map((floor) => filesUnder(root, `${floor}/src`, [".ts", ".tsx"])),
  );
  const files = lists.flat().filter((file) => !/\.(test|gen|cases)\.tsx?$/.test(file));
  const texts = new Set<string>();
  const phrases = await Promise.all(files.map((file) => phrasesIn(root, file, texts)));
  return { phrases: phrases.flat(), texts };
}

async function phrasesIn(root: string, file: string, texts: Set<string>): Promise<Phrase[]> {
  const source = await readFile(join(root, file), "utf8");
  const found: Phrase[] = [];
  const note = (text: string) => void found.push({ text, file });
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      const name = nameOf(callee);
      if (SAYING.has(name)) for (const text of textsIn(given[0])) note(text);
      if (!COUNTING.has(name)) return;
      const [one] = textsIn(given[1]);
      for (const text of textsIn(given[2])) found.push({ text, file, ...(one && { one }) });
    },
    Property: ({ key, value }) => {
      if (key.type !== "Identifier" || key.name !== "phrase") return;
      for (const text of textsIn(value as Expression)) note(text);
    },
    Literal: ({ value }) => {
      if (typeof value !== "string") return;
      texts.add(value);
      if (TABLES.includes(file) && /^[A-Z]/.test(value)) note(value);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** `say` of `say(…)`, `ctx.say(…)` and `sayIn(ctx)(…)`. */
function nameOf(callee: Expression): string {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "CallExpression") return nameOf(callee.callee) === "sayIn" ? "say" : "";
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return "";
  return callee.property.name;
}

/** The texts that an argument may be: written out, or chosen between. */
function textsIn(node: Argument | Expression | undefined): readonly string[] {
  if (node?.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node?.type === "ConditionalExpression") {
    return [...textsIn(node.consequent), ...textsIn(node.alternate)];
  }
  return node?.type === "LogicalExpression" ? textsIn(node.right) : [];
}
