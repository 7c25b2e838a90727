import type { BindingPattern, Expression, Program } from "oxc-parser";
import type { Mark } from "./marks.ts";

/** Collections that are empty when they begin: what comes in stays for as long as the process runs. */
const FILLED_LATER = new Set(["Map", "Set"]);
/** Collections that nobody makes but to fill them. */
const CACHES = new Set(["LRUCache"]);
/** Functions of ours that give something which is filled or set later. */
const KEEPERS = new Set(["createPageLoader", "keptParts", "observable"]);

/**
 * What a module keeps beside its functions: a `let`, an empty collection or list, a cache, a value that is watched.
 * A weak map is none: what it knows of a thing goes with the thing.
 */
export function readModuleState(program: Program, lineOf: (offset: number) => number): Mark[] {
  return program.body.flatMap((statement) => {
    const declared =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration") return [];
    return declared.declarations
      .filter(({ id, init }) => declared.kind !== "const" || (init && isToBeFilled(init, id)))
      .map(({ id, start }) => {
        const name = id.type === "Identifier" ? id.name : "…";
        return { kind: "module state", text: `${declared.kind} ${name}`, line: lineOf(start) };
      });
  });
}

function isToBeFilled(init: Expression, id: BindingPattern): boolean {
  if (init.type === "ConditionalExpression") {
    return isToBeFilled(init.consequent, id) || isToBeFilled(init.alternate, id);
  }
  if (init.type === "ArrayExpression") return init.elements.length === 0 && isListType(id);
  if (init.type !== "NewExpression" && init.type !== "CallExpression") return false;
  if (init.callee.type !== "Identifier") return false;
  const { name } = init.callee;
  if (init.type === "CallExpression") return KEEPERS.has(name);
  return CACHES.has(name) || (FILLED_LATER.has(name) && init.arguments.length === 0);
}

/** `Row[]` is filled, `readonly Row[]` stays empty. */
const isListType = (id: BindingPattern) =>
  id.type === "Identifier" && id.typeAnnotation?.typeAnnotation.type === "TSArrayType";
