import { noise } from "./noise.ts";
import { flatten } from "./spline.ts";
import type { Line, Path, Point } from "./spline.ts";

/** The same points on the other side of the centre line. */
export function mirror(path: Path): Path {
  return path.map(([x, y, corner]): Point => (corner ? [-x, y, corner] : [-x, y]));
}

/** A closed outline from its right half, given from top centre to bottom centre. */
export function symmetric(half: Path): Path {
  const left = mirror(half).toReversed();
  return [...half, ...left.filter(([x]) => Math.abs(x) > 0.01)];
}

/** A rectangle with sharp corners; `slant` lowers the right side. All in mm. */
export function rectangle(x: number, y: number, size: readonly [number, number], slant = 0): Path {
  const [w, h] = size;
  return [
    [x, y, 1],
    [x + w, y + slant, 1],
    [x + w, y + h + slant, 1],
    [x, y + h, 1],
  ];
}

/** A tape of even width (mm) laid along a centre line. */
export function ribbon(center: Path, width: number): Path {
  return taperedRibbon(center, () => width);
}

/** A tape along a centre line whose width is a function of the way along it (0 … 1). */
export function taperedRibbon(center: Path, widthAt: (t: number) => number): Path {
  const line = flatten(center, false, 8);
  const left = offset(line, 0.5, false);
  const n = line.length / 2;
  const one: Point[] = [];
  const other: Point[] = [];
  for (let i = 0; i < n; i++) {
    const w = widthAt(i / (n - 1));
    const dx = (left[2 * i] - line[2 * i]) * w;
    const dy = (left[2 * i + 1] - line[2 * i + 1]) * w;
    const corner = i === 0 || i === n - 1 ? 1 : 0;
    one.push([line[2 * i] + dx, line[2 * i + 1] + dy, corner]);
    other.push([line[2 * i] - dx, line[2 * i + 1] - dy, corner]);
  }
  return [...one, ...other.toReversed()];
}

/** Signed area in square mm; positive when the line runs clockwise with y downward. */
export function signedArea(line: Line): number {
  let sum = 0;
  const n = line.length;
  for (let i = 0; i < n; i += 2) {
    const j = (i + 2) % n;
    sum += line[i] * line[j + 1] - line[j] * line[i + 1];
  }
  return sum / 2;
}

/** The line moved sideways by `distance` mm; inward for a clockwise outline. */
export function offset(line: Line, distance: number, closed = true): Line {
  const out = new Float64Array(line.length);
  const n = line.length / 2;
  for (let i = 0; i < n; i++) {
    const [nx, ny, miter] = normalAt(line, i, closed);
    out[2 * i] = line[2 * i] + nx * distance * miter;
    out[2 * i + 1] = line[2 * i + 1] + ny * distance * miter;
  }
  return out;
}

function normalAt(line: Line, i: number, closed: boolean): readonly [number, number, number] {
  const n = line.length / 2;
  const before = closed ? (i + n - 1) % n : Math.max(0, i - 1);
  const after = closed ? (i + 1) % n : Math.min(n - 1, i + 1);
  let [ux, uy] = direction(line, before, i);
  let [vx, vy] = direction(line, i, after);
  if (ux === 0 && uy === 0) [ux, uy] = [vx, vy];
  if (vx === 0 && vy === 0) [vx, vy] = [ux, uy];
  const length = Math.hypot(ux + vx, uy + vy) || 1;
  const nx = -(uy + vy) / length;
  const ny = (ux + vx) / length;
  const miter = Math.min(2.2, 1 / Math.max(0.2, ny * ux - nx * uy));
  return [nx, ny, miter];
}

function direction(line: Line, from: number, to: number): readonly [number, number] {
  const x = line[2 * to] - line[2 * from];
  const y = line[2 * to + 1] - line[2 * from + 1];
  const length = Math.hypot(x, y);
  return length < 1e-9 ? [0, 0] : [x / length, y / length];
}

/**
 * Moves a line by a slow field of noise, `amount` mm. Every path of a garment goes through the
 * same field, so seams stay on their panels while nothing is ruler-straight or a perfect mirror.
 */
export function wobble(line: Line, amount: number, seed: number): Line {
  const out = new Float64Array(line.length);
  for (let i = 0; i < line.length; i += 2) {
    const [x, y] = wobblePoint([line[i], line[i + 1]], amount, seed);
    out[i] = x;
    out[i + 1] = y;
  }
  return out;
}

/** One point under the same field as `wobble`. */
export function wobblePoint(point: Point, amount: number, seed: number): readonly [number, number] {
  const [x, y] = point;
  return [
    x + amount * (noise(x / 120 + 9, y / 95, seed) + 0.35 * noise(x / 38, y / 34, seed + 1)),
    y +
      amount *
        (noise(x / 110 + 40, y / 120 + 7, seed + 2) + 0.35 * noise(x / 36, y / 38, seed + 3)),
  ];
}

/** A box in mm. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box round all the lines. */
export function boundsOf(lines: readonly Line[]): Bounds {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const line of lines) {
    for (let i = 0; i < line.length; i += 2) {
      box.left = Math.min(box.left, line[i]);
      box.right = Math.max(box.right, line[i]);
      box.top = Math.min(box.top, line[i + 1]);
      box.bottom = Math.max(box.bottom, line[i + 1]);
    }
  }
  return box;
}
