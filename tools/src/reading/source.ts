import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSync, Visitor, type Program } from "oxc-parser";
import { readMarks, type Mark } from "./marks.ts";
import { readMentions, type Mention } from "./mentions.ts";

/** One import, re-export or `import()` of a file, types included. */
export interface Import {
  /** What it names; `undefined` when that is known at run time only. */
  readonly specifier: string | undefined;
  readonly line: number;
  /** Whether it hands the thing on: `export … from`. */
  readonly reExport: boolean;
}

/** What the checks need to know of one source file. */
export interface Source {
  readonly file: string;
  readonly imports: readonly Import[];
  readonly marks: readonly Mark[];
  readonly mentions: readonly Mention[];
}

/**
 * Reads one TypeScript file of the tree at `root`.
 * @throws when it cannot be parsed: an unread file would pass every check.
 */
export async function readSource(root: string, file: string): Promise<Source> {
  const text = await readFile(join(root, file), "utf8");
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const lineOf = lineCounter(text);
  return {
    file,
    imports: readImports(program, lineOf),
    marks: readMarks(program, lineOf),
    mentions: readMentions(program),
  };
}

/** Gives the line of an offset, counted from 1. */
function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

function readImports(program: Program, lineOf: (offset: number) => number): Import[] {
  const imports: Import[] = [];
  const note = (specifier: string | undefined, start: number, reExport = false) =>
    imports.push({ specifier, line: lineOf(start), reExport });
  new Visitor({
    ImportDeclaration: (node) => void note(node.source.value, node.start),
    ExportAllDeclaration: (node) => void note(node.source.value, node.start, true),
    ExportNamedDeclaration: (node) =>
      void (node.source && note(node.source.value, node.start, true)),
    ImportExpression: (node) => void note(constantText(node.source), node.start),
    TSImportType: (node) => void note(node.source.value, node.start),
    CallExpression: (node) => {
      if (node.callee.type !== "Identifier" || node.callee.name !== "require") return;
      note(node.arguments[0] && constantText(node.arguments[0]), node.start);
    },
  }).visit(program);
  return imports;
}

/** The text of a literal or of a template without holes. */
function constantText(node: { readonly type: string }): string | undefined {
  if (node.type === "Literal" && "value" in node && typeof node.value === "string") {
    return node.value;
  }
  if (node.type !== "TemplateLiteral" || !("quasis" in node)) return undefined;
  const quasis = node.quasis as readonly { readonly value: { readonly cooked: string | null } }[];
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? undefined) : undefined;
}
