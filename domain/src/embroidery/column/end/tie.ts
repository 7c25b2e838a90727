import type { Junction } from "../junction.ts";
import { middleOfRung, nearestSample, type Point, type SewnStroke } from "../sewn-stroke.ts";

/**
 * Ties strokes of one piece that no junction ties: patches, and parts that the skeleton left apart.
 * Each is hung onto the stroke of its piece that passes nearest, so that it is sewn on the way.
 * `pieceAt` gives the number of the piece at a point in mm.
 */
export function tied(
  strokes: readonly SewnStroke[],
  pieceAt: (x: number, y: number) => number,
): SewnStroke[] {
  const inOrder = strokes
    .filter(({ columns }) => columns.length > 0)
    .sort((a, b) => b.weight - a.weight)
    .map((stroke) => ({ ...stroke, junctions: [...stroke.junctions] }));
  bridge(strokes, inOrder);
  const done: (typeof inOrder)[number][] = [];
  const pieceOf = (stroke: SewnStroke) => pieceAt(...middleOf(stroke));
  for (const root of inOrder) {
    if (done.includes(root)) continue;
    const tie = nearestTie(
      done.filter((stroke) => pieceOf(stroke) === pieceOf(root)),
      root,
    );
    if (tie) {
      const knot: Junction = { ...tie.at, radius: 0, hasCorner: false, ends: [] };
      tie.bearer.junctions.push(knot);
      root.junctions.push(knot);
    }
    done.push(root);
    for (const stroke of done) {
      const together = inOrder.filter(
        (other) =>
          !done.includes(other) && other.junctions.some((at) => stroke.junctions.includes(at)),
      );
      done.push(...together);
    }
  }
  return inOrder;
}

/** Strokes that met at both ends of one of which nothing is left meet at its first junction. */
function bridge(
  strokes: readonly SewnStroke[],
  left: readonly { readonly junctions: Junction[] }[],
): void {
  for (const { columns, junctions } of strokes) {
    const [first] = junctions;
    if (columns.length > 0 || !first) continue;
    for (const other of left) {
      const meets = other.junctions.some((junction) => junctions.includes(junction));
      if (meets && !other.junctions.includes(first)) other.junctions.push(first);
    }
  }
}

/** The middle of the longest column of a stroke. */
function middleOf({ columns }: SewnStroke): [number, number] {
  const longest = columns.reduce((a, b) => (b.last - b.first > a.last - a.first ? b : a));
  const { x, y } = middleOfRung(longest, (longest.first + longest.last) >> 1);
  return [x, y];
}

/** Which of the strokes passes nearest to an end or the middle of another's columns, and where. */
function nearestTie<Each extends SewnStroke>(
  bearers: readonly Each[],
  hanging: SewnStroke,
): { bearer: Each; at: Point } | undefined {
  const points = hanging.columns.flatMap((column) =>
    [column.first, (column.first + column.last) >> 1, column.last].map((i) =>
      middleOfRung(column, i),
    ),
  );
  let [best, tie] = [Infinity, undefined as { bearer: Each; at: Point } | undefined];
  for (const bearer of bearers) {
    for (const at of points) {
      const i = nearestSample(bearer, at);
      const [dx, dy] = [(bearer.line.x[i] as number) - at.x, (bearer.line.y[i] as number) - at.y];
      if (dx * dx + dy * dy < best) [best, tie] = [dx * dx + dy * dy, { bearer, at }];
    }
  }
  return tie;
}
