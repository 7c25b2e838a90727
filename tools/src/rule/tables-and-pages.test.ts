import { describe, expect, it } from "vitest";
import { plantedTree } from "../testing/planted-tree.ts";
import { unusedErrorFindings } from "./error-keys.ts";
import { idsIn, metRowFindings } from "./met-rows.ts";
import { realFolderFindings } from "./real-folders.ts";

describe("the error table", () => {
  it("finds the rows that only tables, contracts and tests name", async () => {
    const root = await plantedTree({
      "domain/src/cart/errors.ts": `export const e = { "cart.a": 1, "cart.b": 2, "gift-card.c": 3, "cart.d": 4 };`,
      "domain/src/cart/check.ts": `export const x = problem("cart.a");`,
      "storefront/src/cart/Cart.tsx": `export const x = key === 'gift-card.c';`,
      "contract/src/cart/cart.rest.ts": `export const x = ["cart.b"];`,
      "server/src/cart/cart.test.ts": `expect(key).toBe("cart.d");`,
    });
    const keys = ["cart.a", "cart.b", "gift-card.c", "cart.d"];
    const findings = await unusedErrorFindings(root, keys);
    expect(findings.map(({ message }) => message.split('"')[1])).toEqual(["cart.b", "cart.d"]);
    expect(findings[0]?.file).toBe("domain/src/cart/errors.ts");
  });
});

describe("ARCHITECTURE.md", () => {
  it("may be missing", async () => {
    expect(await realFolderFindings(await plantedTree({}))).toEqual([]);
  });

  it("names only what is there", async () => {
    const root = await plantedTree({
      "server/src/cart/cart.ts": "",
      "ARCHITECTURE.md":
        "See `server/src/cart/`, `server/src/<room>/<room>.ts`, `npm run check`, `and/or`.\n" +
        "Then `server/src/basket/cart.ts` and `docs/gone.md`.\n",
    });
    const findings = await realFolderFindings(root);
    expect(findings.map(({ line, message }) => [line, message.split('"')[1]])).toEqual([
      [2, "server/src/basket/cart.ts"],
      [2, "docs/gone.md"],
    ]);
  });
});

describe("docs/rows.md", () => {
  const page = `# Rows
## Met
| Rows | |
|---|---|
| CART-01 to 03, 07 | the cart |
| PLP-04 | tiles |
## Open
| PLP-04, 09 | later |
`;

  it("calls met what a test names, and nothing else", async () => {
    const root = await plantedTree({
      "docs/rows.md": page,
      "domain/src/cart/cart.test.ts": `// CART-03 only here\nit("CART-01 and CART-02 hold");`,
      "domain/src/cart/cart.cases.ts": `export const cases = [{ title: "PLP-04 says UTF-16" }];`,
      "domain/src/cart/cart.ts": `export const row = "CART-03";`,
      "server/src/cart/cart.test.ts": `it("CART-08 is on no page");`,
      "e2e/src/journeys/buys.journey.ts": `/** CART-07 the mini-cart opens. */`,
    });
    const findings = await metRowFindings(root);
    expect(findings.map(({ file, line, message }) => [file, line, message])).toEqual([
      ["docs/rows.md", 5, "no test names CART-03. Write one, or call it open."],
      ["docs/rows.md", 6, "PLP-04 is called met and open."],
      ["server/src/cart/cart.test.ts", 1, "names CART-08, which docs/rows.md does not call met."],
    ]);
  });

  it.each([
    ["PDP-41 holds", ["PDP-41"]],
    ["PDP-41 PDP-43", ["PDP-41", "PDP-43"]],
    ["PDP-08 to 10, 12 pieces", ["PDP-08", "PDP-09", "PDP-10"]],
    ["PDP-08 to PDP-10", ["PDP-08", "PDP-09", "PDP-10"]],
    ["issue §6", []],
  ])("%s names %j", (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });
});
