import { describe, expect, it } from "vitest";
import { cleanTree, violations } from "./arrows.cases.ts";
import { checkArrows, type Whole } from "./arrows.ts";
import type { Room } from "./room-row.ts";
import { rooms } from "./rooms.ts";
import { amountFindings } from "./rule/amount.ts";
import { cycleFindings } from "./rule/cycles.ts";
import { plantedTree } from "./testing/planted-tree.ts";

const A_PART: Whole = { atLeast: {}, table: {}, inner: [], takesExports: false };

describe("who may import whom", () => {
  it("passes a tree in which nothing is wrong", async () => {
    expect(await checkArrows(await plantedTree(cleanTree), A_PART)).toEqual([]);
  });

  it.each(violations)("finds $name", async ({ file, text, rule, line }) => {
    const root = await plantedTree({ ...cleanTree, [file]: text });
    const findings = await checkArrows(root, A_PART);
    const expected = line === undefined ? { file, rule } : { file, rule, line };
    expect(findings).toContainEqual(expect.objectContaining(expected));
    expect(findings.every((finding) => finding.file === file)).toBe(true);
  });

  it("names what to do about a finding", async () => {
    const text = `import { rows } from "../cart/cart.sql.ts";\nexport const x = rows;\n`;
    const root = await plantedTree({ ...cleanTree, "server/src/order/bad.ts": text });
    const [finding] = await checkArrows(root, A_PART);
    expect(finding?.message).toContain("Call its door server/src/cart/cart.ts");
  });

  it("refuses to pass a file it cannot read", async () => {
    const root = await plantedTree({ "domain/src/cart/bad.ts": "export const = 1;" });
    await expect(checkArrows(root, A_PART)).rejects.toThrow("domain/src/cart/bad.ts");
  });
});

describe("the amount of files", () => {
  it("fails a run that has seen too few files, by the minimums of the floors", async () => {
    const findings = await checkArrows(await plantedTree(cleanTree));
    expect(findings.map(({ file, rule }) => [file, rule])).toContainEqual([
      "domain",
      "too few files",
    ]);
  });

  it("counts each workspace for itself", () => {
    const files = ["domain/src/a.ts", "domain/src/b.ts", "server/src/a.ts"];
    expect(amountFindings(files, { domain: 2, server: 1 })).toEqual([]);
    expect(amountFindings(files, { domain: 2, server: 2 })).toHaveLength(1);
  });
});

describe("a full folder", () => {
  const full = (more: number) => {
    const names = Array.from({ length: 29 + more }, (_, at) => `ui/src/button/b${at}.ts`);
    return Object.fromEntries(names.map((name) => [name, "export const b = 1;\n"]));
  };
  const sheet = { "ui/src/button/Button.module.css": "", "ui/src/button/large/c.ts": "" };

  it("is one more than thirty, its style sheets counted and its inner folders not", async () => {
    const root = await plantedTree({ ...full(1), ...sheet });
    expect(await checkArrows(root, A_PART)).toEqual([
      expect.objectContaining({ file: "ui/src/button", rule: "full folder" }),
    ]);
  });

  it("is not one of thirty", async () => {
    expect(await checkArrows(await plantedTree({ ...full(0), ...sheet }), A_PART)).toEqual([]);
  });
});

describe("the table of rooms", () => {
  it("has no circle and no arrow to a room that is not there", () => {
    expect(cycleFindings(rooms)).toEqual([]);
  });

  it("finds a circle of three and prints its way", () => {
    const [finding] = cycleFindings({ a: uses("b"), b: uses("c"), c: uses("a"), d: uses("a") });
    expect(finding?.message).toContain("a → b → c → a");
  });

  it("finds an arrow to a room that is not there", () => {
    expect(cycleFindings({ a: uses("b") })[0]?.rule).toBe("unknown room");
  });
});

describe("what stands in the table alone", () => {
  it("finds a room without a file and an arrow without an import", async () => {
    const root = await plantedTree(cleanTree);
    const table = {
      cart: uses("money"),
      order: uses("cart"),
      money: uses(),
      wishlist: uses("cart"),
    };
    const findings = await checkArrows(root, { ...A_PART, table });
    expect(findings.map(({ rule, message }) => [rule, message.split(".")[0]])).toEqual([
      ["idle arrow", "no import stands behind cart → money"],
      ["empty room", "no file stands in the room wishlist"],
    ]);
  });
});

describe("a row of a table", () => {
  const table = "domain/src/promotion/sizes.ts";
  const written = `export const sizes = {\n  small: 1,\n  "large": 2,\n};\n`;
  const idle = async (...readers: readonly string[]) => {
    const files = readers.map((text, at) => [`domain/src/promotion/${at}.ts`, text]);
    const root = await plantedTree({ [table]: written, ...Object.fromEntries(files) });
    return (await checkArrows(root, A_PART)).map(({ line, message }) => [line, message]);
  };
  const taken = `import { sizes } from "./sizes.ts";\n`;

  it("is idle when all others are read by their names", async () => {
    const message = `nothing reads "sizes.large". It comes in with what reads it.`;
    expect(await idle(`${taken}void sizes.small;`)).toEqual([[3, message]]);
  });

  it("is read in another file, under another name, or with the whole table", async () => {
    const small = `${taken}void sizes.small;`;
    const renamed = `import { sizes as all } from "./sizes.ts";\nvoid all.large;`;
    expect(await idle(small, renamed)).toEqual([]);
    expect(await idle(small, `${taken}for (const row of Object.values(sizes)) void row;`)).toEqual(
      [],
    );
    expect(await idle(small, `${taken}export type Size = keyof typeof sizes;`)).toEqual([]);
    expect(await idle(small, `${taken}export const at = (key: "large") => sizes[key];`)).toEqual(
      [],
    );
  });

  it("cannot be told idle of a table that no file reads by name", async () => {
    expect(await idle(`${taken}void sizes;`)).toEqual([]);
  });
});

describe("what is exported", () => {
  const findings = async (files: Readonly<Record<string, string>>) => {
    const root = await plantedTree(files);
    const found = await checkArrows(root, { ...A_PART, takesExports: true });
    return found.map(({ file, line, message }) => [file, line, message]);
  };
  const tier = "domain/src/promotion/tier.ts";
  const test = "domain/src/promotion/tier.test.ts";

  it("is taken by another file, under another name, as a type, whole or when it is needed", async () => {
    const takers = [
      `import { low as least } from "./tier.ts";\nexport default least;`,
      `export type Low = import("./tier.ts").Low;`,
      `import * as tiers from "./tier.ts";\nvoid tiers.high;`,
      `void import("./tier.ts").then(({ middle }) => middle);`,
      `import least from "./a0.ts";\nimport type { Low } from "./a1.ts";\nvoid (least as Low);`,
    ].map((text, at) => [`domain/src/promotion/a${at}.ts`, text]);
    const text = `export const low = 1, middle = 2;\nexport type Low = 1;\nconst top = 3;\nexport { top as high };`;
    expect(await findings({ [tier]: text, ...Object.fromEntries(takers) })).toEqual([]);
  });

  it("is closed where only its own file uses it", async () => {
    const text = `\nexport const low = 1;\nvoid low;`;
    expect(await findings({ [tier]: text })).toEqual([
      [tier, 2, `no other file imports "low". Do not export it.`],
    ]);
  });

  it("goes where nothing uses it, and where only tests do", async () => {
    const text = `export const low = 1;\nexport function high() {}`;
    const asked = `import { high } from "./tier.ts";\nhigh();`;
    expect(await findings({ [tier]: text, [test]: asked })).toEqual([
      [tier, 1, `nothing uses "low". Take it out.`],
      [tier, 2, expect.stringContaining(`only tests use "high" (${test}).`)],
    ]);
  });

  it("may be what a test looks at of a file that uses it", async () => {
    const text = `export function high() {}\nhigh();`;
    expect(
      await findings({ [tier]: text, [test]: `import { high } from "./tier.ts";\nhigh();` }),
    ).toEqual([]);
  });

  it("is taken by what stands beside the sources", async () => {
    const shown = `import { Chip } from "../src/Chip.tsx";\nvoid Chip;`;
    const chip = { "ui/src/Chip.tsx": `export const Chip = () => null;` };
    expect(await findings({ ...chip, "ui/specimen/main.tsx": shown })).toEqual([]);
  });
});

function uses(...names: string[]): Room {
  return { uses: names, spec: "", holds: "" };
}
