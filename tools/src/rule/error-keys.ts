import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Finding } from "../finding.ts";
import { placeOf } from "../reading/place.ts";
import { filesUnder } from "../reading/tree.ts";

/** Workspaces whose code raises refusals; a contract only lists them. */
const RAISING = ["domain", "server", "web", "storefront", "backoffice"] as const;

/** Rows of the error table that nothing raises or looks for. That every key named exists, the types hold. */
export async function unusedErrorFindings(
  root: string,
  keys: readonly string[],
): Promise<Finding[]> {
  const lists = await Promise.all(
    RAISING.map((floor) => filesUnder(root, `${floor}/src`, [".ts", ".tsx"])),
  );
  const files = lists.flat().filter((file) => !placeOf(file).isTest);
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, file), "utf8") })),
  );
  const tables = texts.filter(({ file }) => isTable(file));
  const named = new Set(
    texts
      .filter(({ file }) => !isTable(file))
      .flatMap(({ text }) => text.match(/(?<=["'`])[\w-]+\.\w+(?=["'`])/g) ?? []),
  );
  return keys
    .filter((key) => !named.has(key))
    .map((key) => ({
      ...rowOf(key, tables),
      rule: "unused error",
      message: `nothing refuses with "${key}". Raise it where its spec row asks for it, or take it out.`,
    }));
}

/** Where the row of a key stands. */
function rowOf(key: string, tables: readonly { file: string; text: string }[]) {
  const table = tables.find(({ text }) => text.includes(`"${key}"`));
  const before = table?.text.slice(0, table.text.indexOf(`"${key}"`)) ?? "";
  return { file: table?.file ?? "domain/src/errors.ts", line: before.split("\n").length };
}

function isTable(file: string): boolean {
  return /^domain\/src\/(.+\/)?errors\.ts$/.test(file) || file.endsWith(".cases.ts");
}
