import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** JavaScript that every route loads before its own, in bytes after brotli 11. */
export const FRAME_MAX_BYTES = 72_500;
/** JavaScript a first page may load, the frame's included, in bytes after brotli 11. */
export const FIRST_PAGE_MAX_BYTES = 90_000;

/** One chunk of Vite's manifest, as far as the budget reads it. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Chunks by the names of their sources: a page, and what a room starts on every page. */
const PAGE = /\.page\.tsx?$/;
const STARTER = /\/start\.tsx?$/;

/** In a route's place: what every route loads. */
const FRAME = "every page";

/** What a shopper loads who opens a route first. */
interface RouteWeight {
  /** The source of the route's own chunk, or `FRAME`. */
  readonly route: string;
  readonly bytes: number;
  readonly mayWeigh: number;
}

/**
 * Weighs the build in `dist` (a folder with `.vite/manifest.json`): all entries with what starts on every page,
 * and those with each page's chunk, static imports included; heaviest first. What a shopper opens later
 * (drawers, panels) is not part of the first page.
 * @throws when there is no manifest or no entry in it: an unweighed build would pass.
 */
export async function weighRoutes(dist: string): Promise<RouteWeight[]> {
  const manifest = JSON.parse(
    await readFile(join(dist, ".vite/manifest.json"), "utf8"),
  ) as Manifest;
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error(`${dist} has no entry chunk`);
  const loaded = withImports(manifest, entries);
  const lazy = [...new Set([...loaded].flatMap((key) => manifest[key]?.dynamicImports ?? []))];
  const always = [...entries, ...lazy.filter((key) => STARTER.test(key))];
  const pages = lazy.filter((key) => PAGE.test(key));
  if (pages.length === 0) throw new Error(`${dist} has no page chunks`);
  const sizes = await chunkSizes(dist, manifest);
  const weigh = (route: string, keys: readonly string[], mayWeigh: number): RouteWeight => {
    const files = new Set([...withImports(manifest, keys)].map((key) => manifest[key]?.file ?? ""));
    const bytes = [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    return { route, bytes, mayWeigh };
  };
  return [
    weigh(FRAME, always, FRAME_MAX_BYTES),
    ...pages.map((key) => weigh(key, [...always, key], FIRST_PAGE_MAX_BYTES)),
  ].sort((a, b) => b.bytes - a.bytes);
}

/** A line per route: its weight in kB and its source. */
export function routeTable(weights: readonly RouteWeight[]): string {
  return weights
    .map(({ route, bytes, mayWeigh }) => {
      const mark = bytes > mayWeigh ? "  above the budget" : "";
      return `${(bytes / 1000).toFixed(1).padStart(6)} kB  ${route}${mark}`;
    })
    .join("\n");
}

/** The chunks and everything they import statically. */
function withImports(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    open.push(...(manifest[key]?.imports ?? []));
  }
  return seen;
}

async function chunkSizes(dist: string, manifest: Manifest): Promise<Map<string, number>> {
  const files = new Set(Object.values(manifest).map(({ file }) => file));
  const scripts = [...files].filter((file) => file.endsWith(".js"));
  const sizes = scripts.map(async (file): Promise<[string, number]> => {
    const code = await readFile(join(dist, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    return [file, brotliCompressSync(code, { params }).byteLength];
  });
  return new Map(await Promise.all(sizes));
}
