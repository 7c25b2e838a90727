import type { AreaMap } from "./areas.ts";
import { CLOTH } from "./color-map.ts";
import type { Outline } from "./outlines.ts";

/** An area as it is painted: its outer outline, and the holes through which cloth is seen. */
interface Layer {
  readonly color: number;
  readonly outlines: readonly Outline[];
}

/**
 * Areas in the order of painting, those around others first. A hole that is full of sewn areas is
 * closed: they are painted over it, and no gap can open between. Through the hole of a letter the
 * color below it is seen, which need not be painted again.
 */
export function layersOf({ areas }: AreaMap, outlines: readonly Outline[]): Layer[] {
  const nodes = areas.map(({ color }): Node => ({ color, outer: -1, holes: [], level: 0 }));
  const within = new Map<number, number[]>();
  const holeAround: number[] = [];
  outlines.forEach((outline, i) => {
    const node = nodes[outline.area] as Node;
    if (outline.isHole) node.holes.push(i);
    else {
      node.outer = i;
      // What lies above is the edge of a hole that this is in, or something beside it in that hole.
      const above = outlines[outline.above];
      const hole =
        above === undefined
          ? -1
          : above.isHole
            ? outline.above
            : (holeAround[above.area] as number);
      holeAround[outline.area] = hole;
      const level = hole === -1 ? 0 : levelOf(outlines[hole] as Outline) + 1;
      node.level = level;
      within.set(hole, [...(within.get(hole) ?? []), outline.area]);
    }
  });

  function levelOf({ area }: Outline): number {
    return (nodes[area] as Node).level;
  }

  /** Deepest areas first, so that each knows what lies within it. */
  const showsCloth = areas.map(({ color }) => color === CLOTH);
  const order = nodes.map((_, i) => i).toSorted((a, b) => level(a) - level(b) || a - b);
  const inHole = (hole: number) => within.get(hole) ?? [];
  const isOpen = (hole: number) => inHole(hole).some((area) => showsCloth[area]);
  for (const area of order.toReversed()) {
    if ((nodes[area] as Node).holes.some(isOpen)) showsCloth[area] = true;
  }

  const layers: Layer[] = [];
  /** The color that is painted below an area already. */
  const below = new Map<number, number>();
  const isThere = new Set<number>();
  for (const area of order) {
    const { color, holes, outer } = nodes[area] as Node;
    const ground = isThere.has(area) ? (below.get(area) as number) : color;
    const seenThrough = holes.filter(
      (hole) => !isOpen(hole) && isSeenThrough(hole, below.get(area)),
    );
    for (const hole of holes) {
      if (isOpen(hole)) continue;
      for (const inner of inHole(hole)) {
        below.set(inner, seenThrough.includes(hole) ? (below.get(area) as number) : ground);
        if (seenThrough.includes(hole)) isThere.add(inner);
      }
    }
    if (color === CLOTH || isThere.has(area)) continue;
    const kept = holes.filter((hole) => isOpen(hole) || seenThrough.includes(hole));
    layers.push({ color, outlines: [outer, ...kept].map((i) => outlines[i] as Outline) });
  }
  return layers;

  function level(area: number): number {
    return (nodes[area] as Node).level;
  }

  /** True when all that a hole shows has the color that lies below its area. */
  function isSeenThrough(hole: number, color: number | undefined): boolean {
    return color !== undefined && inHole(hole).every((area) => nodes[area]?.color === color);
  }
}

interface Node {
  readonly color: number;
  outer: number;
  readonly holes: number[];
  /** How many areas it lies in. */
  level: number;
}
