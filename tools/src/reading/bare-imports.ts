import { Visitor, type Program } from "oxc-parser";
import type { Mark } from "./marks.ts";

/** The function of ours that asks anew for what did not come. */
const ASKS_ANEW = "lateModule";

/** Every `import()` that does not stand in `lateModule(() => import("…"))`: once lost, it stays lost. */
export function readBareImports(program: Program, lineOf: (offset: number) => number): Mark[] {
  const mended = new Set<unknown>();
  const marks: Mark[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [load] }) => {
      if (callee.type !== "Identifier" || callee.name !== ASKS_ANEW) return;
      if (load?.type === "ArrowFunctionExpression") mended.add(load.body);
    },
    ImportExpression: (node) => {
      if (mended.has(node)) return;
      marks.push({ kind: "bare import", text: "import()", line: lineOf(node.start) });
    },
  }).visit(program);
  return marks;
}
