import type { PathCommand } from "../../region/flatten.ts";
import { unitVector } from "../unit-vector.ts";

/** An arc of SVG path data, its angle in degrees, from a point to a point. */
interface SvgArc {
  readonly x0: number;
  readonly y0: number;
  readonly rx: number;
  readonly ry: number;
  readonly degrees: number;
  readonly isLarge: boolean;
  readonly isSweep: boolean;
  readonly x: number;
  readonly y: number;
}

interface Vector {
  readonly x: number;
  readonly y: number;
}

/**
 * An elliptic arc as up to five cubics, off by less than a thousandth of its radius. Radii that are
 * too small grow until the arc reaches its end, as SVG wants it; without a radius it is a line.
 */
export function arcToCubics(arc: SvgArc): PathCommand[] {
  const { x0, y0, x, y } = arc;
  if (x0 === x && y0 === y) return [];
  const circle = circleOf(arc);
  if (!circle) return [{ type: "L", x, y }];
  const commands: PathCommand[] = [];
  const way = arc.isSweep ? 1 : -1;
  let from = circle.from;
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const isBeforeQuarter = cross(from, circle.to) * way >= 0 && dot(from, circle.to) > 0;
    if (isBeforeQuarter && !(arc.isLarge && quarter < 2)) break;
    const to = { x: -from.y * way, y: from.x * way };
    commands.push(cubic(from, to, way, circle.place));
    from = to;
  }
  commands.push({ ...cubic(from, circle.to, way, circle.place), x, y });
  return commands;
}

/** The circle of radius 1 that the arc becomes, where it begins and ends there, and the way back. */
function circleOf({ x0, y0, rx, ry, degrees, isLarge, isSweep, x, y }: SvgArc) {
  let [a, b] = [Math.abs(rx), Math.abs(ry)];
  if (!(a > 0) || !(b > 0)) return undefined;
  const turn = unitVector(degrees);
  const half = turnedBack({ x: (x0 - x) / 2, y: (y0 - y) / 2 }, turn);
  const reach = (half.x * half.x) / (a * a) + (half.y * half.y) / (b * b);
  if (!Number.isFinite(reach)) return undefined;
  if (reach > 1) [a, b] = [a * Math.sqrt(reach), b * Math.sqrt(reach)];
  // On the unit circle the chord runs from the half vector to its opposite, about the middle.
  const chord = { x: half.x / a, y: half.y / b };
  const squared = dot(chord, chord);
  const off = Math.sqrt(Math.max(0, 1 / squared - 1)) * (isLarge === isSweep ? -1 : 1);
  const center = { x: chord.y * off, y: -chord.x * off };
  const place = (point: Vector): Vector => {
    const [px, py] = [(point.x + center.x) * a, (point.y + center.y) * b];
    const back = { x: px * turn.x - py * turn.y, y: px * turn.y + py * turn.x };
    return { x: back.x + (x0 + x) / 2, y: back.y + (y0 + y) / 2 };
  };
  const from = { x: chord.x - center.x, y: chord.y - center.y };
  return { from, to: { x: -chord.x - center.x, y: -chord.y - center.y }, place };
}

/** The cubic of at most a quarter turn on the unit circle, put in its place. */
function cubic(from: Vector, to: Vector, way: number, place: (point: Vector) => Vector) {
  const cosine = Math.min(1, Math.max(-1, dot(from, to)));
  const handle = ((4 / 3) * Math.sqrt((1 - cosine) / 2)) / (1 + Math.sqrt((1 + cosine) / 2));
  const one = place({ x: from.x - from.y * handle * way, y: from.y + from.x * handle * way });
  const two = place({ x: to.x + to.y * handle * way, y: to.y - to.x * handle * way });
  const end = place(to);
  return { type: "C", x1: one.x, y1: one.y, x2: two.x, y2: two.y, x: end.x, y: end.y } as const;
}

function turnedBack({ x, y }: Vector, turn: Vector): Vector {
  return { x: x * turn.x + y * turn.y, y: y * turn.x - x * turn.y };
}

function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y;
}

function cross(a: Vector, b: Vector): number {
  return a.x * b.y - a.y * b.x;
}
