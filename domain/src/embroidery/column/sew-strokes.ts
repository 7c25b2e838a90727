import type { Fabric } from "../fabric/fabric.ts";
import type { Spot } from "./edge-spots.ts";
import { sewTree } from "./sew-tree.ts";
import type { SewnStroke } from "./sewn-stroke.ts";
import { treeFrom } from "./stroke-tree.ts";

/** Where the run of the heaviest strokes is joined with the ones before and after it. */
export interface JoinedAt {
  readonly from?: Spot | undefined;
  readonly to?: Spot | undefined;
}

/**
 * Sews strokes that hang together as one run, and gives one run for each such group, that of the
 * heaviest stroke first: it begins and ends where it is joined.
 */
export function sewStrokes(
  strokes: readonly SewnStroke[],
  fabric: Fabric,
  { from, to }: JoinedAt = {},
): Int32Array[] {
  const waiting = [...strokes].sort((a, b) => b.weight - a.weight);
  const sewn = new Set<SewnStroke>();
  const runs: Int32Array[] = [];
  for (const root of to ? [to.stroke, ...waiting] : waiting) {
    if (sewn.has(root) || root.columns.length === 0) continue;
    const isJoined = sewn.size === 0;
    const tree = treeFrom(
      { stroke: root, sample: isJoined ? to?.sample : undefined },
      waiting,
      sewn,
    );
    const run = sewTree(tree, fabric, isJoined ? { from, toSide: to?.side } : {});
    if (run.length > 2) runs.push(run);
  }
  return runs;
}
