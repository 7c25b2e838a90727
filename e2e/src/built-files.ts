import { readFileSync } from "node:fs";
import { join } from "node:path";

const MANIFEST = join(import.meta.dirname, "../../storefront/dist/client/.vite/manifest.json");

interface Chunk {
  readonly name?: string;
  readonly file: string;
  readonly css?: readonly string[];
}

/**
 * The addresses of scripts of the store, by the names of their sources, or of what several share: `scriptOf("MiniCart",
 * "swatch")`. In the build most are called by their content alone.
 * @throws where the build has no such script.
 */
export function scriptOf(...names: readonly string[]): RegExp {
  const files = names.map((name) => chunkOf(name).file.replaceAll(/[.$]/g, String.raw`\$&`));
  return new RegExp(`/(?:${files.join("|")})`);
}

/** The paths of the style sheets of a script's own. @throws where the build has no such script. */
export function sheetsOf(name: string): string[] {
  return (chunkOf(name).css ?? []).map((file) => `/${file}`);
}

function chunkOf(wanted: string): Chunk {
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Readonly<Record<string, Chunk>>;
  const chunk = Object.values(manifest).find(
    ({ name, file }) => name === wanted && file.endsWith(".js"),
  );
  if (!chunk) throw new Error(`the build has no script ${wanted}`);
  return chunk;
}
