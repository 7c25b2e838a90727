/// <reference types="node" />
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "../storefront/vite-precompress.ts";

/** One build for the browser; the server serves it under `/admin/`, files and document. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/admin/",
  plugins: [react(), precompress()],
  css: { modules: { generateScopedName: "[local]_[hash:base64:5]" } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Only the chunk itself can be lost then, which is asked for by another address (`web/src/late`).
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    reportCompressedSize: false,
  },
});
