import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { NamedEndpoint } from "./endpoint-tables.ts";

/**
 * The endpoints that sources below `folder` name, in quotes or as a route: what nobody there asks need not travel
 * to every browser.
 */
export async function namedIn(
  root: string,
  folder: string,
  endpoints: readonly NamedEndpoint[],
): Promise<NamedEndpoint[]> {
  const named = new Set<string>();
  for await (const file of glob("**/*.{ts,tsx}", { cwd: join(root, folder) })) {
    if (/\.test\.|(^|\/)testing\//.test(file)) continue;
    const text = await readFile(join(root, folder, file), "utf8");
    for (const [, quoted, route] of text.matchAll(/"(\w+)"|\broutes\.(\w+)/g)) {
      named.add(quoted ?? route ?? "");
    }
  }
  return endpoints.filter(({ name }) => named.has(name));
}
