import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";

/** One row of Vite's manifest. */
interface ManifestRow {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestRow>>;

/** A file that browsers fetch, with its compressed twins. */
export interface StaticFile {
  readonly type: string;
  readonly body: Buffer;
  readonly encodings: { readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined };
  /** The name carries a hash of the contents: it never changes. */
  readonly isImmutable: boolean;
  readonly etag: string;
}

export interface Assets {
  /** By path from the root, as `/assets/x.js`. */
  readonly files: ReadonlyMap<string, StaticFile>;
  /** Address of the small script that fetches the app; the app itself where there is none. */
  readonly start: string;
  /** Address of the app itself. */
  readonly entry: string;
  /** Stylesheets of the frame and of the modules that a page was drawn by, in the order of the cascade. */
  stylesOf(files: readonly string[]): readonly string[];
  /** Address of the text font's main file. */
  readonly font: string | undefined;
  /** Scripts to fetch with the entry for a page's modules: what they import. */
  chunksOf(files: readonly string[]): readonly string[];
}

/** Of several entries: the app, and the small script that fetches it. */
const APP_ENTRY = "src/entry-client.tsx";
const START_ENTRY = "src/start.ts";

/** Reads a built client into memory: some hundred kilobytes, asked for again and again. */
export async function loadAssets(dir: string, manifest: Manifest): Promise<Assets> {
  const files = await readFiles(dir);
  const entry = manifest[APP_ENTRY] ?? Object.values(manifest).find((row) => row.isEntry);
  if (!entry) throw new Error(`The manifest in ${dir} names no entry`);
  const start = manifest[START_ENTRY] ?? entry;
  const paths = [...files.keys()];
  const rowsOf = (files: readonly string[]) => {
    const modules = files.flatMap((file) => manifest[file] ?? []);
    return [...new Set([entry, ...modules].flatMap((row) => withImports(row, manifest)))];
  };
  return {
    files,
    start: `/${start.file}`,
    entry: `/${entry.file}`,
    stylesOf: onceFor((files) => [
      ...new Set(rowsOf(files).flatMap((row) => (row.css ?? []).map((file) => `/${file}`))),
    ]),
    font: paths.find((path) => /\/archivo-(?!accents)[^/]*\.woff2$/.test(path)),
    chunksOf: onceFor((files) =>
      rowsOf(files)
        .filter((row) => row !== entry)
        .map(({ file }) => `/${file}`),
    ),
  };
}

/** Made once for each set of modules: there are as many as pages differ in what drew them. */
function onceFor<Value>(make: (files: readonly string[]) => Value) {
  const made = new Map<string, Value>();
  return (files: readonly string[]): Value => {
    const key = files.join(" ");
    const value = made.get(key) ?? make(files);
    made.set(key, value);
    return value;
  };
}

/** A chunk after everything that it imports. */
function withImports(
  row: ManifestRow,
  manifest: Manifest,
  seen = new Set<string>(),
): ManifestRow[] {
  const imported = (row.imports ?? []).flatMap((key) => {
    const next = manifest[key];
    if (!next || seen.has(key)) return [];
    seen.add(key);
    return withImports(next, manifest, seen);
  });
  return [...imported, row];
}

async function readFiles(dir: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(`${sep}.vite${sep}`));
  const bytes = new Map(
    await Promise.all(names.map(async (path) => [path, await readFile(path)] as const)),
  );
  const files = new Map<string, StaticFile>();
  for (const [path, body] of bytes) {
    if (/\.(?:br|gz)$/.test(path)) continue;
    const address = path.slice(dir.length).replaceAll(sep, "/");
    files.set(address, {
      type: TYPES[extname(path)] ?? "application/octet-stream",
      body,
      encodings: { br: bytes.get(`${path}.br`), gzip: bytes.get(`${path}.gz`) },
      isImmutable: address.startsWith("/assets/"),
      etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    });
  }
  return files;
}

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};
