import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseAst } from "vite";
import { edited } from "./edits.ts";
import { leaveOut } from "./leave-out.ts";
import type { Node } from "./node.ts";
import { askedInVain } from "./plugin.ts";
import { withoutCases } from "./without-cases.ts";

const parse = (code: string): Node => parseAst(code) as unknown as Node;
const { resolve } = createRequire(import.meta.url);
const CLIENT = "cjs/react-dom-client.production.js";
const react = readFileSync(join(dirname(resolve("react-dom/client")), CLIENT), "utf8");

describe("a switch without some of its cases", () => {
  const withoutOdd = (code: string) => {
    const tree = parse(code);
    const isOdd = (test: Node | undefined) => Number(test?.["value"]) % 2 === 1;
    const found = (tree["body"] as Node[]).find(({ type }) => type === "SwitchStatement");
    return edited(code, withoutCases(found as Node, code, isOdd)).replaceAll(/\s+/g, " ");
  };

  it("keeps what was reached from the case before", () => {
    expect(withoutOdd("switch (n) { case 2: a(); case 3: b(); break; case 4: c(); }")).toBe(
      "switch (n) { case 2: a(); b(); break; case 4: c(); }",
    );
  });

  it("declares what was declared ahead of the first case that stays", () => {
    expect(withoutOdd("switch (n) { case 1: var x = 1; break; case 2: x = 2; }")).toBe(
      "switch (n) { case 2:var x; x = 2; }",
    );
  });

  it("leaves nothing of one that has no other", () => {
    expect(withoutOdd("switch (n) { case 1: a(); break; case 3: b(); }")).toBe("switch (n) { }");
  });
});

describe("React without what no page reaches", () => {
  it("finds each row of the tables in the version that is installed", () => {
    const left = leaveOut(react, parse);
    expect(left).not.toMatch(
      /FragmentInstance\.prototype|case REACT_ACTIVITY_TYPE|\b(?:26|27|30|31) === \w+\.tag/,
    );
    expect(left).toContain(
      "function commitSuspenseHydrationCallbacks(finishedRoot, finishedWork) {\n  if",
    );
    expect(() => parse(left)).not.toThrow();
  });

  it("says which rows another version has nothing of", () => {
    const other = react.replaceAll("startViewTransition", "beginViewTransition");
    expect(() => leaveOut(other, parse)).toThrow("React has nothing of: startViewTransition");
  });
});

it("names what a chunk asks of React that it was built without", () => {
  const chunk = `
    const [now] = (0, import_react.useState)(1);
    const [soon] = (0, import_react.useOptimistic)(now);
    (0, import_react_dom_client.createRoot)(root);
    (0, import_jsx_runtime.jsxs)("p", { children: (0, import_jsx_runtime.jsx)("title", {}) });
  `;
  expect(askedInVain(chunk)).toEqual([
    "useOptimistic of react",
    "createRoot of react_dom_client",
    "<title>",
  ]);
});
