/// <reference types="node" />
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files worth compressing; fonts and pictures are compressed already. */
const TEXT_FILE = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/** Writes a brotli (quality 11) and a gzip twin beside every text file of the build. */
export function precompress(): Plugin {
  return {
    name: "placket-precompress",
    apply: "build",
    writeBundle: {
      sequential: true,
      async handler({ dir = "dist" }) {
        const files = await readdir(dir, { recursive: true });
        const text = files.filter((file) => TEXT_FILE.test(file));
        await Promise.all(text.map((file) => twins(join(dir, file))));
      },
    },
  };
}

async function twins(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
