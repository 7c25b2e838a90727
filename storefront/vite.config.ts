/// <reference types="node" />
import { createHash } from "node:crypto";
import { join, relative } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { callsBringTheirRoutes } from "./vite-calls/plugin.ts";
import { precompress } from "./vite-precompress.ts";
import { reactTaken } from "./vite-react/plugin.ts";

/**
 * Two builds of one source: `vite build` for the browser (manifest, hashed assets, compressed twins)
 * and `vite build --ssr` for the server's renderer. Class names come out alike in both.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    sourcesLeftOut,
    ownLoader,
    react(),
    ...(isSsrBuild ? [] : [pathsLeftOut, callsBringTheirRoutes(), reactTaken(), precompress()]),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    target: "es2023",
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // 1.2 kB less of every first page than the bundler's own.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { module: true, compress: { passes: 3, ecma: 2020 } },
    modulePreload: { polyfill: false, resolveDependencies: askedAhead },
    reportCompressedSize: false,
    rolldownOptions: {
      // Page chunks may import what they share with the entry from the entry itself.
      preserveEntrySignatures: isSsrBuild ? "strict" : false,
      input: isSsrBuild ? "src/entry-server.tsx" : ["src/start.ts", "src/entry-client.tsx"],
      output: isSsrBuild
        ? { entryFileNames: "entry-server.js" }
        : {
            codeSplitting: { groups: [{ name: "frame", test: inFrame }, ...SHARED] },
            // The first script names every late one: what cannot be compressed in them is kept short.
            chunkFileNames: ({ name }) => `assets/${pageName(name)}[hash:7].js`,
            assetFileNames: ({ names: [name = ""] }) =>
              `assets/${pageName(name.replace(/\.\w+$/, ""))}[hash:6][extname]`,
          },
    },
  },
  // The renderer is one self-contained file beside its chunks: it runs without this workspace's packages.
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { "process.env.NODE_ENV": JSON.stringify("production") } } : {}),
}));

/**
 * Which requirement a row of a table comes from is for readers of the table: a browser gets it empty. Rows are
 * written `refusal("text", "source")` in error tables and `source: "…"` in those of keys and routes.
 */
const sourcesLeftOut = {
  name: "sources-left-out",
  enforce: "pre",
  transform(code: string, id: string): string | undefined {
    if (/\/domain\/src\/[\w-]+\/errors\.ts$/.test(id)) {
      const row = /\b(\w*[rR]efusal|notFound)\(\s*("[^"]*"|'[^']*'),\s*(?:"[^"]*"|'[^']*')/g;
      return code.replace(row, '$1($2, ""');
    }
    return /\/storefront\/src\/(?:storage\/keys|routing\/routes)\.ts$/.test(id)
      ? code.replace(/\bsource: "[^"]*"/g, 'source: ""')
      : undefined;
  },
} as const;

/** By the path of a page or a late part the server finds its scripts and styles; a browser has no use for it. */
const pathsLeftOut = {
  name: "paths-left-out",
  enforce: "pre",
  transform: (code: string, id: string): string | undefined =>
    /\/storefront\/src\/[\w-]+\/[\w-]+\.room\.ts$/.test(id)
      ? code.replace(/"src\/[\w/.-]+\.tsx?"/g, '""')
      : undefined,
} as const;

/** A page keeps its name, which says that what it stands on is asked for with it; others are told in the manifest. */
const pageName = (name: string): string => (name.endsWith(".page") ? `${name}-` : "");

/** Late modules are loaded by the store's own loader, which asks again for a style sheet that was lost. */
const ownLoader = {
  name: "own-loader",
  enforce: "pre",
  load(id: string): string | undefined {
    if (id !== "\0vite/preload-helper.js") return undefined;
    const file = JSON.stringify(join(import.meta.dirname, "src/page/load-with-files.ts"));
    return `export { loadWithFiles as __vitePreload } from ${file};`;
  },
} as const;

/**
 * What a late chunk stands on is asked for with it where it is a page. A script that was asked for in vain stays lost
 * to a document by its own address (`web/src/late`), and what asks for it by that one with it: other parts are first
 * asked for alone, so that only they can be lost.
 */
function askedAhead(file: string, standsOn: string[]): string[] {
  return /\.page-/.test(file) ? standsOn : [];
}

/** `line_x4Kd`: one ending for all classes of a file, because what repeats compresses away. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split("?")[0] ?? file);
  return `${name}_${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
}

/** What every page needs, in one file: a dozen small ones would each cost a round trip. */
const FRAME: readonly RegExp[] = [
  /\/node_modules\/(?:react|react-dom|scheduler)\//,
  /\/ui\/src\//,
  /\/web\/src\/(?:call|link)\//,
  /\/domain\/src\/(?:phrase|problem)\.ts$/,
  /\/domain\/src\/(?:media|money|routing|store)\//,
  /\/storefront\/src\/(?:api|events|media|money|notice|page|query|routing|slot|storage|store|translation)\//,
  /\/storefront\/src\/catalog\/(?:tile\/TileGrid|category|listing\/category-crumbs|quick-view-door)/,
  // Every page asks for the cart.
  /\/storefront\/src\/cart\/(?:cart-id|cart-tabs|cart\.queries|use-cart)\.ts$/,
  // And looks whether an order is under way: what starts on every page needs no file of its own.
  /\/storefront\/src\/(?:cart\/start|checkout\/(?:open-payment|wallet)\/(?:start|is-ordering|paypal-address))\.ts$/,
  // And who shops.
  /\/storefront\/src\/customer\/account\.ts$/,
  // What draws it all, with all that it stands on: in a file of its own it would be compressed apart.
  /\/storefront\/src\/entry-client\.tsx$/,
];

/** Of those folders what only some pages need, or none at first: it stands with whoever shows it. */
const LATER: readonly RegExp[] = [
  /\/ui\/src\/(?:drawing\/(?:drawn-picture|thread-canvas)|form\/(?!field\/)|panel|reading\/table-region)/,
  /\/ui\/src\/(?:action\/chip|navigation\/pagination|status\/(?:notice-stack|progress-bar\/Meter))/,
  /\/domain\/src\/store\/(?:settings|guarded-forms|length-unit|recaptcha-type)/,
  // Asked for where the configuration did not come.
  /\/storefront\/src\/store\/is-config/,
  // By whoever signs in, and what a device keeps.
  /\/storefront\/src\/money\/invalidated-prices/,
  // What stands by the notice of cookies.
  /\/storefront\/src\/storage\/(?:database\/|guard|notice-keys|whole-storage)/,
  // The error table comes with the first refusal, or ahead of it.
  /\/(?:domain\/src\/[\w-]+\/errors|web\/src\/call\/reply|storefront\/src\/notice\/problem-text)/,
  /\/storefront\/src\/(?:api\/(?:graphql-call|outside-script|reply)|notice\/clipboard|routing\/prefetch)/,
];

/**
 * What several parts share, each with what it stands on: one chunk of it weighs less than a dozen small files
 * do. What an earlier row has taken is no part of a later one.
 */
const SHARED = [
  // What tiles, filters and the product page choose colors by, and how tiles and it draw badges: none of them is to
  // bring the others along.
  {
    name: "swatch",
    test: /\/(?:ui\/src\/form\/(?:radio|swatch)\/|storefront\/src\/catalog\/callout-kind\.)/,
  },
  // What lists show: home, listing and search share it, the product page and the checkout go without.
  { name: "tile", test: /\/storefront\/src\/catalog\/tile\// },
  { name: "text-field", test: /\/ui\/src\/form\/text-field\// },
  // What forms say of what was typed.
  {
    name: "typed",
    test: /\/(?:domain\/src\/checkout\/email\.|storefront\/src\/checkout\/steps\/use-problems)/,
  },
  // What the product page chooses a variant by, and lists and teams as well.
  {
    name: "choosing",
    test: /\/domain\/src\/configurator\/(?:can-add|choose-options|chosen-variant|family|family-price)\.ts$/,
  },
  // A cart's sum and items, at the cart, over every page and at the checkout.
  {
    name: "sum",
    test: /\/storefront\/src\/(?:cart\/(?:Totals|ItemFacts|ItemPicture|cart-change|team\/in-teams)|embroidery\/Stitched)|\/domain\/src\/line\/together/,
  },
  // What a folded list says, at the checkout and in orders: neither is to bring the other along.
  {
    name: "team",
    test: /\/storefront\/src\/cart\/team\/(?:team-facts|FoldedNames)|\/domain\/src\/line\/set-apart/,
  },
  // Whoever watches over an open payment needs no more of the checkout.
  {
    name: "placing",
    test: /\/storefront\/src\/checkout\/(?:placing\/placing|stored-flags|open-payment\/payment-address)/,
  },
  // Addresses and days of arrival, which pages show that know nothing of a checkout.
  { name: "address", test: /\/domain\/src\/directory\/address/ },
  { name: "arrival", test: /\/domain\/src\/shipping\/arrival/ },
  // The form around addresses stands in the account as well.
  { name: "step", test: /\/storefront\/src\/checkout\/steps\/StepForm\.tsx$/ },
  // The checkout's first page.
  { name: "checkout", test: /\/storefront\/src\/checkout\/CheckoutPage\.tsx$/ },
];

function inFrame(id: string): boolean {
  const isOneOf = (parts: readonly RegExp[]) => parts.some((part) => part.test(id));
  return isOneOf(FRAME) && !isOneOf(LATER);
}
