import type { DrawPage } from "@placket/contract/page-drawing";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadAssets, type Assets } from "./assets.ts";

/** The built storefront: its files, and the function that draws a page. */
export interface Storefront {
  readonly assets: Assets;
  readonly render: DrawPage;
}

/** The storefront built into `dist` (`client/` and `server/`); undefined when it is not built. */
export async function loadStorefront(dist: string): Promise<Storefront | undefined> {
  const entry = join(dist, "server", "entry-server.js");
  const manifest = join(dist, "client", ".vite", "manifest.json");
  if (!existsSync(entry) || !existsSync(manifest)) return undefined;
  const [module, assets] = await Promise.all([
    import(pathToFileURL(entry).href) as Promise<Pick<Storefront, "render">>,
    loadAssets(join(dist, "client"), JSON.parse(await readFile(manifest, "utf8")) as never),
  ]);
  return { assets, render: module.render };
}
