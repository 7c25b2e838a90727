import { describe, expect, it } from "vitest";
import { checkStyles } from "./styles.ts";
import { plantedTree } from "./testing/planted-tree.ts";

const TOKENS = `@layer tokens {
  :root {
    /* raw */
    --raw-blue-500: #21408f;

    /* grounds */
    --brand: var(--raw-blue-500);
    --z-head: 30;

    /* component */
    --swatch-size: 20px;
  }
  @media (width < 875px) { :root { --brand: var(--raw-blue-500); } }
}
`;

const clean = {
  "ui/src/tokens.css": TOKENS,
  "ui/src/index.css": `@import "./tokens.css";\n@layer tokens, ui, room;\n@layer base { a { color: inherit; } }`,
  "ui/src/reset.css": `@layer reset {\n  * { margin: 0; }\n}`,
  "ui/src/swatch/Swatch.module.css": `/* a { color: red } */
@layer ui {
  .swatch { inline-size: var(--swatch-size); background: url("data:image/svg+xml,%3Csvg fill='%23fff' /%3E"); }
}`,
  "storefront/src/cart/MiniCart.tsx": `export const MiniCart = () => <i style={{ "--share": 1 }} />;`,
  "storefront/src/cart/MiniCart.module.css": `@layer room {
  .red-flag { --gap: 2px; margin: var(--gap) calc(var(--share) * 1px); color: var(--brand); z-index: var(--z-head); }
  .red-flag:hover { border: 1px solid transparent; color: currentColor; grid-area: red; background: CanvasText; }
}`,
};

describe("styles", () => {
  it("passes sheets in which nothing is wrong", async () => {
    expect(await checkStyles(await plantedTree(clean))).toEqual([]);
  });

  it.each([
    ["color literal", "color: #ff00aa"],
    ["color literal", "box-shadow: 0 0 2px rgb(0 0 0 / 0.5)"],
    ["color literal", "background: linear-gradient(White, transparent)"],
    ["color literal", "--fill: oklch(0.5 0.1 20)"],
    ["color literal", "color: var(--brand, red)"],
    ["raw z-index", "z-index: 3"],
    ["token", "color: var(--raw-blue-500)"],
    ["token", "inline-size: var(--swatch-size)"],
    ["token", "color: var(--brnad)"],
    ["token", "color: var( --unheard-of, inherit)"],
  ])("finds a %s in a room: %s", async (rule, declaration) => {
    const file = "storefront/src/cart/Bad.module.css";
    const text = `@layer room {\n  .a {\n    margin: 0;\n    ${declaration};\n  }\n}\n`;
    const findings = await checkStyles(await plantedTree({ ...clean, [file]: text }));
    expect(findings).toEqual([{ file, line: 4, rule, message: expect.any(String) }]);
  });

  it("finds a raw token in a primitive, which may use its component tokens", async () => {
    const file = "ui/src/swatch/Bad.module.css";
    const text = `@layer ui { .a { color: var(--raw-blue-500); margin: var(--swatch-size) } }`;
    const findings = await checkStyles(await plantedTree({ ...clean, [file]: text }));
    expect(findings.map(({ rule }) => rule)).toEqual(["token"]);
  });

  it.each([
    ["no layer at all", `.a { margin: 0; }`, 1],
    ["a rule after the layer", `@layer room { .a { margin: 0; } }\n\n.b { margin: 0; }`, 3],
    ["the layer of another floor", `@layer ui { .a { margin: 0; } }`, 1],
    ["a media query outside", `\n@media print { @layer room { .a { margin: 0; } } }`, 2],
  ])("finds a module with %s", async (_name, text, line) => {
    const file = "backoffice/src/cart/Bad.module.css";
    const findings = await checkStyles(await plantedTree({ ...clean, [file]: text }));
    expect(findings).toEqual([{ file, line, rule: "layer", message: expect.any(String) }]);
  });

  it("fails a run that has seen too few sheets", async () => {
    const findings = await checkStyles(await plantedTree({ "ui/src/tokens.css": TOKENS }));
    expect(findings[0]?.rule).toBe("too few files");
  });
});
