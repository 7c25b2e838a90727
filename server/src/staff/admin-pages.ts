import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ADMIN_API, ADMIN_PAGES } from "@placket/contract/admin-api";
import type { FastifyInstance } from "fastify";
import { loadAssets, type Assets } from "../html/assets.ts";
import { serveStatic } from "../html/static.ts";
import { DARK_STYLES } from "../mail/letter/look.ts";

/** The built back office: one document for all its addresses, and its files. */
export interface Backoffice {
  readonly document: Buffer;
  readonly assets: Assets;
}

/** The back office built into `dist`; undefined when it is not built. */
export async function loadBackoffice(dist: string): Promise<Backoffice | undefined> {
  const manifest = join(dist, ".vite", "manifest.json");
  if (!existsSync(manifest)) return undefined;
  const [document, assets] = await Promise.all([
    readFile(join(dist, "index.html")),
    loadAssets(dist, JSON.parse(await readFile(manifest, "utf8")) as never),
  ]);
  const files = [...assets.files].filter(([path]) => path.startsWith("/assets/"));
  return {
    document,
    assets: { ...assets, files: new Map(files.map(([path, file]) => [ADMIN_PAGES + path, file])) },
  };
}

/** Serves the back office under `/admin/`. It holds nothing secret: whoever is not signed in sees the door. */
export function adminPages(fastify: FastifyInstance, { document, assets }: Backoffice): void {
  serveStatic(fastify, assets);
  for (const address of [ADMIN_PAGES, `${ADMIN_PAGES}/*`]) {
    fastify.get(address, (request, reply) => {
      if (isNoPage(request.url)) return reply.callNotFound();
      return reply
        .header("content-security-policy", POLICY)
        .header("cache-control", "no-cache")
        .header("x-robots-tag", "noindex")
        .type("text/html; charset=utf-8")
        .send(document);
    });
  }
}

/** A call or a file that does not exist is not a page. */
const isNoPage = (url: string) =>
  url.startsWith(ADMIN_API) || url.startsWith(`${ADMIN_PAGES}/assets/`);

/**
 * Letters that are not written yet are shown in a frame that takes this policy over: they may carry style attributes,
 * the one style sheet of letters and pictures of the store, and load nothing else from anywhere.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'sha256-${createHash("sha256").update(DARK_STYLES).digest("base64")}'`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");
