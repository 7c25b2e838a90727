import { expect, it } from "vitest";
import { FIRST_PAGE_MAX_BYTES, FRAME_MAX_BYTES, routeTable, weighRoutes } from "./budget.ts";
import { plantedTree } from "./testing/planted-tree.ts";

const manifest = {
  "src/first.ts": { file: "first.js", isEntry: true },
  "index.html": {
    file: "entry.js",
    isEntry: true,
    imports: ["_react.js"],
    dynamicImports: [
      "src/cart/cart.page.ts",
      "src/catalog/product.page.ts",
      "src/cart/MiniCart.tsx",
      "src/cart/start.ts",
    ],
  },
  "_react.js": { file: "react.js" },
  "src/cart/MiniCart.tsx": { file: "drawer.js" },
  "src/cart/start.ts": { file: "start.js" },
  "src/cart/cart.page.ts": { file: "cart.js", imports: ["index.html", "_form.js"] },
  "src/catalog/product.page.ts": { file: "product.js", imports: ["_react.js"] },
  "_form.js": { file: "form.js", dynamicImports: ["src/zoom.ts"] },
  "src/zoom.ts": { file: "zoom.js" },
};

it("weighs a route as what starts on every page, its page chunk and their static imports, each once", async () => {
  const root = await plantedTree({
    "dist/.vite/manifest.json": JSON.stringify(manifest),
    "dist/first.js": noise(100),
    "dist/entry.js": noise(4000),
    "dist/react.js": noise(8000),
    "dist/cart.js": noise(1000),
    "dist/form.js": noise(2000),
    "dist/product.js": noise(500),
    "dist/zoom.js": noise(90_000),
    "dist/drawer.js": noise(90_000),
    "dist/start.js": noise(300),
  });
  const weights = await weighRoutes(`${root}/dist`);
  expect(weights.map(({ route }) => route)).toEqual([
    "src/cart/cart.page.ts",
    "src/catalog/product.page.ts",
    "every page",
  ]);
  const [cart, product, entry] = weights.map(({ bytes }) => bytes);
  expect(Number(cart) - Number(entry)).toBeGreaterThan(2 * (Number(product) - Number(entry)));
  expect(Number(cart)).toBeLessThan(15_000);
});

it("weighs every entry as loaded by all routes, whichever is named first", async () => {
  const files = { "a.js": noise(4000), "b.js": noise(2000), "page.js": noise(1000) };
  const rows = {
    a: { file: "a.js", isEntry: true, dynamicImports: ["b.page.ts"] },
    b: { file: "b.js", isEntry: true },
    "b.page.ts": { file: "page.js" },
  };
  const weigh = async (names: readonly (keyof typeof rows)[]) => {
    const root = await plantedTree({
      "dist/.vite/manifest.json": JSON.stringify(
        Object.fromEntries(names.map((name) => [name, rows[name]])),
      ),
      ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`dist/${file}`, text])),
    });
    return (await weighRoutes(`${root}/dist`)).map(({ bytes }) => bytes);
  };
  const both = await weigh(["a", "b", "b.page.ts"]);
  expect(await weigh(["b", "a", "b.page.ts"])).toEqual(both);
  const alone = await weigh(["a", "b.page.ts"]);
  const [onPage = 0, always = 0] = both.map((bytes, at) => bytes - Number(alone[at]));
  expect(always).toBe(onPage);
  expect(always).toBeGreaterThan(1000);
});

it("counts the bytes a browser loads, after compression", async () => {
  const root = await plantedTree({
    "dist/.vite/manifest.json": JSON.stringify({
      a: { file: "a.js", isEntry: true, dynamicImports: ["b.page.ts"] },
      "b.page.ts": { file: "b.js" },
    }),
    "dist/a.js": "void 0;".repeat(50_000),
    "dist/b.js": "",
  });
  const [entry] = await weighRoutes(`${root}/dist`);
  expect(entry?.bytes).toBeLessThan(200);
});

it("refuses a build without an entry", async () => {
  const root = await plantedTree({ "dist/.vite/manifest.json": "{}" });
  await expect(weighRoutes(`${root}/dist`)).rejects.toThrow("no entry");
});

it("holds the frame to a budget of its own, which leaves room for every page", async () => {
  const root = await plantedTree({
    "dist/.vite/manifest.json": JSON.stringify(manifest),
    ...Object.fromEntries(Object.values(manifest).map(({ file }) => [`dist/${file}`, "0"])),
  });
  const limits = new Map(
    (await weighRoutes(`${root}/dist`)).map(({ route, mayWeigh }) => [route, mayWeigh]),
  );
  expect(limits.get("every page")).toBe(FRAME_MAX_BYTES);
  expect(limits.get("src/cart/cart.page.ts")).toBe(FIRST_PAGE_MAX_BYTES);
  expect(FIRST_PAGE_MAX_BYTES - FRAME_MAX_BYTES).toBeGreaterThan(10_000);
});

it("marks the routes above the budget in its table", () => {
  const table = routeTable([
    { route: "heavy", bytes: 2001, mayWeigh: 2000 },
    { route: "light", bytes: 2000, mayWeigh: 2000 },
  ]);
  expect(table.split("\n").map((line) => line.includes("above"))).toEqual([true, false]);
});

/** Text that compression cannot shorten below about three quarters, the same every time. */
function noise(length: number): string {
  let state = 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCodePoint(33 + (state % 90));
  };
  return Array.from({ length }, next).join("");
}
