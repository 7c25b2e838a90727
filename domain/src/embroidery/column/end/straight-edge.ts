import type { Point } from "../sewn-stroke.ts";

/** An edge that turns no farther against the first one belongs to it: the cosine of about 20°. */
const STRAIGHT = 0.94;

/**
 * An edge with those before and after it that run nearly the same way, from corner to corner. Edges
 * stand as `x0, y0, x1, y1`, those of a ring one after the other; `edge` is where one begins.
 */
export function straightEdge(edges: Float64Array, edge: number): readonly [Point, Point] {
  const along = wayOf(edges, edge);
  const runsOn = (i: number) => {
    const { x, y } = wayOf(edges, i);
    return x * along.x + y * along.y >= STRAIGHT;
  };
  let [first, last] = [edge, edge];
  for (let i = before(edges, first); i !== edge && i >= 0 && runsOn(i); i = before(edges, i))
    first = i;
  for (let i = after(edges, last); i !== edge && i >= 0 && runsOn(i); i = after(edges, i)) last = i;
  return [pointOf(edges, first), pointOf(edges, last + 2)];
}

function wayOf(edges: Float64Array, i: number): Point {
  const [a, b] = [pointOf(edges, i), pointOf(edges, i + 2)];
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}

/** The edge that begins where one ends; -1 where there is none. */
function after(edges: Float64Array, i: number): number {
  const isNext = (k: number) => edges[k] === edges[i + 2] && edges[k + 1] === edges[i + 3];
  if (isNext(i + 4)) return i + 4;
  for (let k = 0; k < edges.length; k += 4) if (isNext(k)) return k;
  return -1;
}

function before(edges: Float64Array, i: number): number {
  const leadsHere = (k: number) => edges[k + 2] === edges[i] && edges[k + 3] === edges[i + 1];
  if (leadsHere(i - 4)) return i - 4;
  for (let k = 0; k < edges.length; k += 4) if (leadsHere(k)) return k;
  return -1;
}

function pointOf(edges: Float64Array, at: number): Point {
  return { x: edges[at] as number, y: edges[at + 1] as number };
}
