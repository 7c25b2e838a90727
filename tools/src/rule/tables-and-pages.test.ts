import { describe, expect, it } from "vitest";
import { plantedTree } from "../testing/planted-tree.ts";
import { decisionNumberFindings } from "./decision-numbers.ts";
import { unusedErrorFindings } from "./error-keys.ts";
import { idleSettingFindings } from "./idle-settings.ts";
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

describe("the settings of a shop", () => {
  it("finds those that only their table, their check, the back office and tests name", async () => {
    const root = await plantedTree({
      "domain/src/store/settings.ts": "export interface StoreSettings { arm: 1; bell: 2; cord: 3 }",
      "domain/src/store/check-setting.ts": "export const CHECKS = { arm, bell, cord };",
      "backoffice/src/store/setting-rows.data.ts": "export const ROWS = { arm, bell, cord };",
      "server/src/cart/cart.ts": "export const x = settingsOf(ctx).bell;",
      "server/src/cart/cart.test.ts": "set({ cord: 3 });",
    });
    const findings = await idleSettingFindings(root, ["arm", "bell", "cord"]);
    expect(findings.map(({ message }) => message.split('"')[1])).toEqual(["arm", "cord"]);
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

it("decision records of one number are found, and a tree without any has none", async () => {
  const root = await plantedTree({
    "docs/decisions/0001-one.md": "# 0001 One",
    "docs/decisions/0002-two.md": "# 0002 Two",
    "docs/decisions/0002-also.md": "# 0002 Also",
  });
  const found = await decisionNumberFindings(root);
  expect(found.map(({ file }) => file)).toEqual(["docs/decisions/0002-also.md"]);
  expect(found[0]?.message).toContain("0002-two.md");
  expect(await decisionNumberFindings(await plantedTree({}))).toEqual([]);
});
