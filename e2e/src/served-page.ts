import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";

const ROOT = join(import.meta.dirname, "../..");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

/** A page that is built and served until it is stopped. */
export interface ServedPage {
  readonly url: string;
  stop(): Promise<void>;
}

/** The page in a folder of the repository, built as an app would build it and served on a free port. */
export async function servedPage(source: string): Promise<ServedPage> {
  const folder = await mkdtemp(join(tmpdir(), "placket-page-"));
  const vite = join(ROOT, "node_modules/vite/bin/vite.js");
  const build = [vite, "build", source, "--outDir", folder, "--logLevel", "error"];
  await promisify(execFile)(process.execPath, build, { cwd: ROOT });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://page");
    const file = join(folder, normalize(pathname === "/" ? "/index.html" : pathname));
    void stat(file).then(
      () => {
        response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
        createReadStream(file).pipe(response);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
