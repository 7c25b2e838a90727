import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  parseSync,
  Visitor,
  type ImportDeclarationSpecifier,
  type ModuleExportName,
  type Program,
} from "oxc-parser";
import { readBareImports } from "./bare-imports.ts";
import { readExports, type Export } from "./exports.ts";
import { readMarks, type Mark } from "./marks.ts";
import { readModuleState } from "./module-state.ts";
import { readMentions, type Mention } from "./mentions.ts";
import { readTables, readTableUses, type Table, type TableUse } from "./tables.ts";
import { readWords } from "./words.ts";

/** One import, re-export or `import()` of a file, types included. */
export interface Import {
  /** What it names; `undefined` when that is known at run time only. */
  readonly specifier: string | undefined;
  readonly line: number;
  /** Whether it hands the thing on: `export … from`. */
  readonly reExport: boolean;
  /** The names it takes; `undefined` when it takes the whole, of which any word of the file may be a part. */
  readonly takes: readonly string[] | undefined;
}

/** What the checks need to know of one source file. */
export interface Source {
  readonly file: string;
  readonly imports: readonly Import[];
  readonly exports: readonly Export[];
  /** Every identifier in it, and how often it stands there. */
  readonly words: ReadonlyMap<string, number>;
  readonly tables: readonly Table[];
  readonly tableUses: readonly TableUse[];
  readonly marks: readonly Mark[];
  readonly mentions: readonly Mention[];
}

/**
 * Reads one TypeScript file of the tree at `root`.
 * @throws when it cannot be parsed: an unread file would pass every check.
 */
export async function readSource(root: string, file: string): Promise<Source> {
  const text = await readFile(join(root, file), "utf8");
  const { program, module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const lineOf = lineCounter(text);
  const words = readWords(program);
  const tables = readTables(program, lineOf);
  return {
    file,
    imports: readImports(program, lineOf),
    exports: readExports(module, words, lineOf),
    words,
    tables,
    tableUses: readTableUses(program, tables),
    marks: [
      ...readMarks(program, lineOf),
      ...readModuleState(program, lineOf),
      ...readBareImports(program, lineOf),
    ],
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
  const note = (
    specifier: string | undefined,
    start: number,
    { reExport = false, takes }: Partial<Pick<Import, "reExport" | "takes">> = {},
  ) => imports.push({ specifier, line: lineOf(start), reExport, takes });
  new Visitor({
    ImportDeclaration: (node) =>
      void note(node.source.value, node.start, { takes: takenNames(node.specifiers) }),
    ExportAllDeclaration: (node) => void note(node.source.value, node.start, { reExport: true }),
    ExportNamedDeclaration: ({ source, specifiers, start }) => {
      const takes = specifiers.map(({ local }) => spelled(local));
      if (source) note(source.value, start, { reExport: true, takes });
    },
    ImportExpression: (node) => void note(constantText(node.source), node.start),
    TSImportType: (node) => void note(node.source.value, node.start),
    CallExpression: (node) => {
      if (node.callee.type !== "Identifier" || node.callee.name !== "require") return;
      note(node.arguments[0] && constantText(node.arguments[0]), node.start);
    },
  }).visit(program);
  return imports;
}

/** The names an import declaration takes by the names they have over there; none of them when it takes the whole. */
function takenNames(specifiers: readonly ImportDeclarationSpecifier[]): string[] | undefined {
  if (specifiers.some(({ type }) => type === "ImportNamespaceSpecifier")) return undefined;
  return specifiers.map((each) =>
    each.type === "ImportSpecifier" ? spelled(each.imported) : "default",
  );
}

/** The name a specifier spells, as a word or as a text. */
function spelled(name: ModuleExportName): string {
  return name.type === "Literal" ? name.value : name.name;
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
