/** A point in millimetres; a third member 1 makes it a corner. */
export type Point = readonly [x: number, y: number, corner?: number];
/** The points a pattern-maker would mark; the curve runs through all of them. */
export type Path = readonly Point[];
/** A flattened curve: x0, y0, x1, y1 … */
export type Line = Float64Array;

type Vector = readonly [number, number];

/**
 * Flattens a Hermite spline through the points. Tangents are scaled by the length of each
 * segment, so unevenly spaced points do not overshoot.
 */
export function flatten(path: Path, closed: boolean, step = 5): Line {
  const out: number[] = [];
  const segments = closed ? path.length : path.length - 1;
  for (let i = 0; i < segments; i++) {
    segment(out, ends(path, i, closed), step);
  }
  if (!closed) {
    const last = path[path.length - 1];
    out.push(last[0], last[1]);
  }
  return Float64Array.from(out);
}

interface Ends {
  from: Point;
  to: Point;
  leave: Vector | null;
  arrive: Vector | null;
}

function ends(path: Path, index: number, closed: boolean): Ends {
  const next = (index + 1) % path.length;
  return {
    from: path[index],
    to: path[next],
    leave: tangent(path, index, closed),
    arrive: tangent(path, next, closed),
  };
}

function tangent(path: Path, index: number, closed: boolean): Vector | null {
  const n = path.length;
  const [x, y, corner] = path[index];
  if (corner || (!closed && (index === 0 || index === n - 1))) return null;
  const before = path[(index + n - 1) % n];
  const after = path[(index + 1) % n];
  const reach =
    Math.hypot(x - before[0], y - before[1]) + Math.hypot(after[0] - x, after[1] - y) || 1;
  return [(after[0] - before[0]) / reach, (after[1] - before[1]) / reach];
}

function segment(out: number[], { from, to, leave, arrive }: Ends, step: number): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1e-6) return;
  const chord: Vector = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const t0 = leave ?? swing(chord, arrive);
  const t1 = arrive ?? swing(chord, leave);
  const pieces = Math.max(1, Math.ceil(length / step));
  for (let j = 0; j < pieces; j++) {
    const t = j / pieces;
    const t2 = t * t;
    const t3 = t2 * t;
    const a = 2 * t3 - 3 * t2 + 1;
    const b = (t3 - 2 * t2 + t) * length;
    const c = -2 * t3 + 3 * t2;
    const d = (t3 - t2) * length;
    out.push(
      a * from[0] + b * t0[0] + c * to[0] + d * t1[0],
      a * from[1] + b * t0[1] + c * to[1] + d * t1[1],
    );
  }
}

/** The free end of a segment bends away as much as its other end bends in. */
function swing(chord: Vector, other: Vector | null): Vector {
  if (!other) return chord;
  return [1.5 * chord[0] - 0.5 * other[0], 1.5 * chord[1] - 0.5 * other[1]];
}
