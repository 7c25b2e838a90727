import type { Words } from "@placket/domain/phrase";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadAssets, type Assets } from "./assets.ts";

/** A call of the store API as the renderer sends it, relative to the store's base. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  /** Every page asks this, alike for all of a store view: it may be answered with what was answered before. */
  readonly isOfEveryPage?: boolean;
}

export interface WireAnswer {
  readonly status: number;
  readonly text: string;
}

export interface RenderRequest {
  readonly url: string;
  readonly storeCode: string;
  readonly locale: string;
  readonly dictionary: Words;
  /** Where the browser finds the same words; undefined when there are none. */
  readonly dictionaryUrl: string | undefined;
  readonly send: (request: WireRequest) => Promise<WireAnswer>;
}

/** What a page says about itself; see `storefront/src/page/head.ts`. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  readonly canonical?: string;
  readonly robots?: string;
  readonly image?: string;
  readonly ogType?: "website" | "product";
  readonly jsonLd?: readonly object[];
  readonly firstPicture?: {
    readonly src: string;
    readonly srcSet?: string;
    readonly sizes?: string;
  };
}

export type Rendered =
  | {
      readonly kind: "redirect";
      readonly to: string;
      readonly status: 301 | 302;
      readonly message?: string;
    }
  | {
      readonly kind: "page";
      readonly status: 200 | 404 | 503;
      readonly title: string;
      readonly head: PageHead;
      readonly siteName: string;
      /** Piece by piece; what was drawn before is there in UTF-8. */
      readonly html: readonly (string | Uint8Array)[];
      readonly state: string;
      readonly file: string | undefined;
      readonly late: readonly string[];
    };

/** The built storefront: its files, and the function that draws a page. */
export interface Storefront {
  readonly assets: Assets;
  readonly render: (request: RenderRequest) => Promise<Rendered>;
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
