import type { Plugin } from "vite";
import { parseAst } from "vite";
import { edited } from "./edits.ts";
import { leaveOut } from "./leave-out.ts";
import { nameOf, nodeIn, nodesIn, type Node } from "./node.ts";
import { TAKEN } from "./taken.data.ts";

/** A file of React's packages, by the name of its build. */
const BUILT = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/([\w-]+)\.production\.js$/;
/** How a chunk that is not minified yet reads an export of one of them. */
const READ = /\bimport_(react(?:_dom|_dom_client)?|scheduler)(?:\$\d+)?\.(?:default\.)?(\w+)/g;
/** And how it draws an element that React would move to the head, or that has a dash in its name. */
const DRAWN = /\bjsxs?\)\("(title|meta|link|style|script|html|head|body|[a-z]+-[\w-]+)"/g;

/** React as the store's pages use it: its exports that they take, without what those never reach. */
export function reactTaken(): Plugin {
  const missed = new Set<string>();
  return {
    name: "react-taken",
    transform(code, id) {
      const file = BUILT.exec(id)?.[1] ?? "";
      const taken = TAKEN[file];
      if (!taken) return undefined;
      const exported = onlyExports(code, taken);
      return file === "react-dom-client" ? leaveOut(exported, parse) : exported;
    },
    renderChunk(code) {
      for (const one of askedInVain(code)) missed.add(one);
      return undefined;
    },
    generateBundle() {
      if (missed.size > 0) this.error(`React was built without ${[...missed].join(", ")}`);
    },
  };
}

/** What a chunk that is not minified yet asks of React that it was built without. */
export function askedInVain(code: string): string[] {
  const read = [...code.matchAll(READ)].flatMap(([, from = "", name = ""]) => {
    const taken = TAKEN[from.replaceAll("_", "-")];
    return taken && !taken.has(name) ? [`${name} of ${from}`] : [];
  });
  return [...read, ...[...code.matchAll(DRAWN)].map(([, element = ""]) => `<${element}>`)];
}

/** A module of CommonJS without the exports that nobody takes. */
function onlyExports(code: string, taken: ReadonlySet<string>): string {
  const left = nodesIn(parse(code), "body").filter((statement) => {
    const target = nodeIn(nodeIn(statement, "expression"), "left");
    const isExport = nameOf(nodeIn(target, "object")) === "exports";
    return isExport && !taken.has(nameOf(nodeIn(target, "property")) ?? "");
  });
  return edited(
    code,
    left.map(({ start, end }) => ({ start, end, text: "" })),
  );
}

const parse = (code: string): Node => parseAst(code) as unknown as Node;
