import type { Edit } from "./edits.ts";
import { childrenOf, nameOf, nodeIn, nodesIn, type Node } from "./node.ts";

/**
 * A switch without some of its cases. Of a case only the label goes: what stood behind it follows on the case before
 * it, where it is either unreachable, which a minifier sees, or was reached from there all along. Before the first case
 * that stays nothing may stand: there the statements go as well, and the variables that they declared are declared.
 * @param code the text that the switch stands in.
 */
export function withoutCases(
  node: Node,
  code: string,
  isLeftOut: (test: Node | undefined) => boolean,
): Edit[] {
  const all = nodesIn(node, "cases").map((one) => ({ one, test: nodeIn(one, "test") }));
  const left = new Set(all.filter(({ test }) => test && isLeftOut(test)).map(({ one }) => one));
  const first = all.findIndex(({ one }) => !left.has(one));
  const ahead = first < 0 ? all.length : first;
  const edits = all.flatMap(({ one, test }, index) => {
    if (!left.has(one) || !test) return [];
    const end = index < ahead ? one.end : afterColon(code, test.end);
    return [{ start: one.start, end, text: "" }];
  });
  const stays = all[ahead];
  const declared = all.slice(0, ahead).flatMap(({ one }) => variablesIn(one));
  if (!stays || declared.length === 0) return edits;
  const at = afterColon(code, stays.test?.end ?? stays.one.start);
  return [...edits, { start: at, end: at, text: `var ${[...new Set(declared)].join(",")};` }];
}

const afterColon = (code: string, from: number): number => code.indexOf(":", from) + 1;

/** Names that a node declares for the function around it. */
function variablesIn(node: Node): string[] {
  if (node.type.includes("Function")) return [];
  const own = node.type === "VariableDeclarator" ? [nameOf(nodeIn(node, "id")) ?? ""] : [];
  return [...own, ...[...childrenOf(node)].flatMap(([, child]) => variablesIn(child))];
}
