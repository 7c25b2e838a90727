import type { Column } from "./column.ts";
import { nearestSample, type SewnStroke } from "./sewn-stroke.ts";

/** A stroke with those that hang on it: they are sewn while its underlay is, and so lie under it. */
export interface Twig {
  readonly stroke: SewnStroke;
  /** The sample where the needle comes in and goes out. */
  readonly entry: number;
  readonly children: { readonly at: number; readonly twig: Twig }[];
}

/**
 * Hangs every stroke that is reached through junctions onto the one it was reached from. Without an
 * entry the letter begins near the lower left end of the root.
 */
export function treeFrom(
  { stroke: root, sample = rootEntry(root) }: { stroke: SewnStroke; sample?: number | undefined },
  all: readonly SewnStroke[],
  sewn: Set<SewnStroke>,
): Twig {
  const rootTwig: Twig = { stroke: root, entry: sample, children: [] };
  sewn.add(root);
  const open = [rootTwig];
  for (const twig of open) {
    for (const junction of twig.stroke.junctions) {
      for (const stroke of all) {
        if (sewn.has(stroke) || !stroke.junctions.includes(junction)) continue;
        sewn.add(stroke);
        const child = { stroke, entry: nearestSample(stroke, junction), children: [] };
        twig.children.push({ at: nearestSample(twig.stroke, junction), twig: child });
        open.push(child);
      }
    }
  }
  return rootTwig;
}

/** The lower left end of a stroke. */
function rootEntry({ line, columns }: SewnStroke): number {
  const [first, last] = [(columns[0] as Column).first, (columns.at(-1) as Column).last];
  const height = (i: number) => (line.x[i] as number) + (line.y[i] as number);
  return height(first) <= height(last) ? first : last;
}
