/// <reference types="node" />
import { createHash } from "node:crypto";
import { relative } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./vite-precompress.ts";

/**
 * Two builds of one source: `vite build` for the browser (manifest, hashed assets, compressed twins)
 * and `vite build --ssr` for the server's renderer. Class names come out alike in both.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    target: "es2023",
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Page chunks may import what they share with the entry from the entry itself.
      preserveEntrySignatures: isSsrBuild ? "strict" : false,
      input: isSsrBuild ? "src/entry-server.tsx" : ["src/start.ts", "src/entry-client.tsx"],
      output: isSsrBuild
        ? { entryFileNames: "entry-server.js" }
        : { codeSplitting: { groups: [{ name: "frame", test: inFrame }, TILES] } },
    },
  },
  // The renderer is one self-contained file beside its chunks: it runs without this workspace's packages.
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { "process.env.NODE_ENV": JSON.stringify("production") } } : {}),
}));

/** `line_x4Kd`: one ending for all classes of a file, because what repeats compresses away. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split("?")[0] ?? file);
  return `${name}_${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
}

/** What every page needs, in one file: a dozen small ones would each cost a round trip. */
const FRAME: readonly RegExp[] = [
  /\/node_modules\/(?:react|react-dom|scheduler|@tanstack)\//,
  /\/ui\/src\/(?!overlay|dialog|drawer|sheet|tabs|radio|placket|quantity-stepper|error-summary|table-region|thread-canvas)/,
  /\/domain\/src\/(?:error-row|errors|phrase|problem)\.ts$/,
  /\/domain\/src\/\w[\w-]*\/errors\.ts$/,
  /\/domain\/src\/(?:media|money|routing|store)\//,
  /\/storefront\/src\/(?:api|events|media|money|notice|page|routing|storage|store|translation)\//,
  /\/storefront\/src\/catalog\/(?:tile\/TileGrid|category|quick-view-door)/,
];

/** What lists show: home, listing and search share it, the product page and the checkout go without. */
const TILES = { name: "tile", test: /\/storefront\/src\/catalog\/tile\// };

function inFrame(id: string): boolean {
  return FRAME.some((part) => part.test(id));
}
