import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSync, Visitor, type Expression } from "oxc-parser";
import { filesUnder } from "./tree.ts";

/** A GraphQL document as it stands in a source: `operation("Name", "query Name { … }")`. */
export interface WrittenDocument {
  readonly file: string;
  readonly name: string;
  /** With the fragments that it is given. */
  readonly text: string;
}

/**
 * The documents of a folder, by name, with their fragments, which stand in the same or another folder:
 * `fragment("Name", "fragment Name on … { … }")`.
 * @throws when one is put together at run time, two have one name, or a fragment is spread and not given
 */
export async function readDocuments(
  root: string,
  ...folders: readonly string[]
): Promise<WrittenDocument[]> {
  const files = await Promise.all(
    folders.map((folder) => filesUnder(root, folder, [".ts", ".tsx"])),
  );
  const read = files.flat().filter((file) => !/\.test\.tsx?$/.test(file));
  const written = (await Promise.all(read.map((file) => writtenIn(root, file)))).flat();
  const fragments = byName(written.filter(({ kind }) => kind === "fragment"));
  const operations = byName(written.filter(({ kind }) => kind === "operation"));
  return [...operations.values()].map((one) => withFragments(one, fragments));
}

interface Written extends WrittenDocument {
  readonly kind: "operation" | "fragment";
  /** How many fragments it is given. */
  readonly given: number;
}

async function writtenIn(root: string, file: string): Promise<Written[]> {
  const source = await readFile(join(root, file), "utf8");
  if (!/\b(operation|fragment)\(\s*"/.test(source)) return [];
  const documents: Written[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== "Identifier") return;
      const kind = callee.name;
      if (kind !== "operation" && kind !== "fragment") return;
      const [name, text] = given.slice(0, 2).map((one) => constantText(one as Expression));
      if (name === undefined || text === undefined) {
        throw new Error(`${file}: the name and the document of an ${kind} are written out.`);
      }
      documents.push({ kind, file, name, text, given: given.length - 2 });
    },
  }).visit(parseSync(file, source).program);
  return documents;
}

function byName(written: readonly Written[]): ReadonlyMap<string, Written> {
  const sorted = [...written].sort((a, b) => (a.name < b.name ? -1 : 1));
  const twice = sorted.find(({ name }, i) => sorted[i + 1]?.name === name);
  if (twice) throw new Error(`${twice.file}: another ${twice.kind} is named ${twice.name}, too.`);
  return new Map(sorted.map((one) => [one.name, one]));
}

/** A fragment that a document spreads and is not given would be missing at run time. */
function withFragments(
  { file, name, text, given }: Written,
  fragments: ReadonlyMap<string, Written>,
): WrittenDocument {
  const spread = new Set([...text.matchAll(/\.\.\.\s*(\w+)/g)].map(([, one = ""]) => one));
  const used = [...spread].flatMap((one) => fragments.get(one) ?? []);
  if (used.length !== given) {
    throw new Error(`${file}: ${name} spreads ${used.length} fragments and is given ${given}.`);
  }
  return { file, name, text: [text, ...used.map((one) => one.text)].join("\n") };
}

function constantText(node: Expression): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral" || node.quasis.length !== 1) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}
