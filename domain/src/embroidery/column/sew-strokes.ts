import type { Fabric } from "../fabric/fabric.ts";
import { sewTree } from "./sew-tree.ts";
import type { SewnStroke } from "./sewn-stroke.ts";
import { treeFrom } from "./stroke-tree.ts";

/** Sews strokes that hang together as one run, and gives one run for each such group. */
export function sewStrokes(strokes: readonly SewnStroke[], fabric: Fabric): Int32Array[] {
  const waiting = [...strokes].sort((a, b) => b.weight - a.weight);
  const sewn = new Set<SewnStroke>();
  const runs: Int32Array[] = [];
  for (const root of waiting) {
    if (sewn.has(root) || root.columns.length === 0) continue;
    const tree = treeFrom(root, waiting, sewn);
    const run = sewTree(tree, fabric);
    if (run.length > 2) runs.push(run);
  }
  return runs;
}
