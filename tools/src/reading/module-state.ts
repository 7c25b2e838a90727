import type { Expression, Program } from "oxc-parser";
import type { Mark } from "./marks.ts";

/** Collections that are empty when they begin: what comes in stays for as long as the process runs. */
const FILLED_LATER = new Set(["Map", "Set"]);
/** Collections that nobody makes but to fill them. */
const CACHES = new Set(["LRUCache"]);

/**
 * What a module keeps beside its functions: a `let`, an empty collection, a cache. A weak map is none: what it
 * knows of a thing goes with the thing.
 */
export function readModuleState(program: Program, lineOf: (offset: number) => number): Mark[] {
  return program.body.flatMap((statement) => {
    const declared =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration") return [];
    return declared.declarations
      .filter(({ init }) => declared.kind !== "const" || (init && isToBeFilled(init)))
      .map(({ id, start }) => {
        const name = id.type === "Identifier" ? id.name : "…";
        return { kind: "module state", text: `${declared.kind} ${name}`, line: lineOf(start) };
      });
  });
}

function isToBeFilled(init: Expression): boolean {
  if (init.type !== "NewExpression" || init.callee.type !== "Identifier") return false;
  const { name } = init.callee;
  return CACHES.has(name) || (FILLED_LATER.has(name) && init.arguments.length === 0);
}
