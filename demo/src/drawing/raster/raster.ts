import type { Line } from "./spline.ts";

/** Part of a picture: where it sits and how much of each pixel a shape covers (0 … 1). */
export interface Mask {
  x: number;
  y: number;
  width: number;
  height: number;
  cover: Float32Array;
}

/**
 * Exact area coverage of a polygon given in pixels, clipped to a canvas of `size`.
 * `pad` pixels of empty margin are kept for blurs. Null when nothing is on the canvas.
 */
export function coverage(line: Line, size: readonly [number, number], pad = 2): Mask | null {
  const shape = clip([...line], size);
  if (shape.length < 6) return null;
  const mask = frame(shape, size, pad);
  const stride = mask.width + 3;
  const edges = new Float32Array(stride * (mask.height + 1));
  const n = shape.length;
  for (let i = 0; i < n; i += 2) {
    const ax = shape[i] - mask.x;
    const ay = shape[i + 1] - mask.y;
    const bx = shape[(i + 2) % n] - mask.x;
    const by = shape[(i + 3) % n] - mask.y;
    if (ay < by) edge(edges, stride, { ax, ay, bx, by, way: 1, height: mask.height });
    else if (ay > by)
      edge(edges, stride, { ax: bx, ay: by, bx: ax, by: ay, way: -1, height: mask.height });
  }
  accumulate(edges, stride, mask);
  return mask;
}

function frame(shape: readonly number[], size: readonly [number, number], pad: number): Mask {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < shape.length; i += 2) {
    left = Math.min(left, shape[i]);
    right = Math.max(right, shape[i]);
    top = Math.min(top, shape[i + 1]);
    bottom = Math.max(bottom, shape[i + 1]);
  }
  const x = Math.max(0, Math.floor(left) - pad);
  const y = Math.max(0, Math.floor(top) - pad);
  const width = Math.min(size[0], Math.ceil(right) + pad) - x;
  const height = Math.min(size[1], Math.ceil(bottom) + pad) - y;
  return { x, y, width, height, cover: new Float32Array(width * height) };
}

interface Edge {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  way: number;
  height: number;
}

/** Adds the signed area to the right of one downward edge, row by row. */
function edge(sums: Float32Array, stride: number, { ax, ay, bx, by, way, height }: Edge): void {
  const slope = (bx - ax) / (by - ay);
  let x = ax;
  const end = Math.min(height, Math.ceil(by));
  for (let y = Math.floor(ay); y < end; y++) {
    const part = Math.min(y + 1, by) - Math.max(y, ay);
    const next = x + slope * part;
    span(sums, y * stride, { from: Math.min(x, next), to: Math.max(x, next), area: part * way });
    x = next;
  }
}

interface Span {
  from: number;
  to: number;
  area: number;
}

/** Spreads one row's area over the cells that the edge crosses in that row. */
function span(sums: Float32Array, row: number, { from, to, area }: Span): void {
  const first = Math.floor(from);
  const last = Math.ceil(to);
  if (last <= first + 1) {
    const middle = 0.5 * (from + to) - first;
    sums[row + first] += area * (1 - middle);
    sums[row + first + 1] += area * middle;
    return;
  }
  const slope = 1 / (to - from);
  const head = 1 - (from - first);
  const tail = to - last + 1;
  const headArea = 0.5 * slope * head * head;
  const tailArea = 0.5 * slope * tail * tail;
  sums[row + first] += area * headArea;
  if (last === first + 2) {
    sums[row + first + 1] += area * (1 - headArea - tailArea);
  } else {
    const second = slope * (1.5 - (from - first));
    sums[row + first + 1] += area * (second - headArea);
    for (let i = first + 2; i < last - 1; i++) sums[row + i] += area * slope;
    sums[row + last - 1] += area * (1 - (second + (last - first - 3) * slope) - tailArea);
  }
  sums[row + last] += area * tailArea;
}

function accumulate(sums: Float32Array, stride: number, { width, height, cover }: Mask): void {
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += sums[y * stride + x];
      const value = Math.abs(sum);
      cover[y * width + x] = value > 1 ? 1 : value < 1e-4 ? 0 : value;
    }
  }
}

function clip(shape: readonly number[], [width, height]: readonly [number, number]): number[] {
  let kept = half(shape, (x) => x);
  kept = half(kept, (x) => width - x);
  kept = half(kept, (_, y) => y);
  return half(kept, (_, y) => height - y);
}

/** Sutherland-Hodgman against one half plane: what has `inside` ≥ 0 stays. */
function half(shape: readonly number[], inside: (x: number, y: number) => number): number[] {
  const out: number[] = [];
  const n = shape.length;
  for (let i = 0; i < n; i += 2) {
    const [ax, ay, bx, by] = [shape[i], shape[i + 1], shape[(i + 2) % n], shape[(i + 3) % n]];
    const a = inside(ax, ay);
    const b = inside(bx, by);
    if (a >= 0) out.push(ax, ay);
    if (a >= 0 !== b >= 0) {
      const t = a / (a - b);
      out.push(ax + (bx - ax) * t, ay + (by - ay) * t);
    }
  }
  return out;
}
