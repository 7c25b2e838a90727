import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";

/** Flags with which Chromium computes WebGL on the processor: the same on every machine. */
export const SOFTWARE_WEBGL = [
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
];

/** Flags of a browser without WebGL. */
export const NO_WEBGL = ["--disable-gpu", "--disable-software-rasterizer"];

const ROOT = join(import.meta.dirname, "../../..");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

/** The page of the thread canvas alone, built as an app would build it and served on a free port. */
export async function servedThreadPage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "placket-threads-"));
  const vite = join(ROOT, "node_modules/vite/bin/vite.js");
  const build = [vite, "build", "ui/specimen/threads", "--outDir", folder, "--logLevel", "error"];
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
