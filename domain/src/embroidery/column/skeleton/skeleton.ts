import type { Raster } from "./raster.ts";
import { neighborSteps } from "./thin.ts";

/** A line of the skeleton between two knots, or a ring without any. Lengths in mm. */
export interface Branch {
  /** Knots at both ends; `undefined` twice for a ring. */
  readonly from: Knot | undefined;
  readonly to: Knot | undefined;
  /** The cells of the line in order, without the knots' own, as middles `x0, y0, x1, y1 …`. */
  readonly points: readonly number[];
  /** Distance to the outline at each point. */
  readonly radii: readonly number[];
}

/** Where lines meet or end. */
export interface Knot {
  readonly x: number;
  readonly y: number;
  /** Distance to the outline. */
  readonly radius: number;
}

/** Reads the thinned cells as knots and the lines between them. */
export function skeletonOf(raster: Raster, cells: Uint8Array, distance: Float32Array): Branch[] {
  const tracer = new Tracer(raster, cells, distance);
  return [...tracer.linesBetweenKnots(), ...tracer.rings()];
}

/** Fewer cells in a ring are the rest of a dot. */
const SMALLEST_RING = 8;

function middleOf({ points, radii }: Branch): Knot {
  const widest = radii.indexOf(Math.max(...radii));
  return {
    x: points[2 * widest] as number,
    y: points[2 * widest + 1] as number,
    radius: radii[widest] as number,
  };
}

/** A dot: a line of one point, with an end of its own on each side. */
export function dotAt(knot: Knot): Branch {
  return { from: knot, to: { ...knot }, points: [knot.x, knot.y], radii: [knot.radius] };
}

class Tracer {
  readonly #raster: Raster;
  readonly #distance: Float32Array;
  readonly #steps: readonly number[];
  readonly #line: number[] = [];
  /** 0 no cell, 1 a cell of a line, 2 a cell of a knot, 3 a cell of a line already walked. */
  readonly #kind: Uint8Array;
  readonly #knotOf = new Map<number, Knot>();
  readonly #knotCells: number[] = [];

  constructor(raster: Raster, cells: Uint8Array, distance: Float32Array) {
    this.#raster = raster;
    this.#distance = distance;
    this.#steps = neighborSteps(raster.width);
    this.#kind = new Uint8Array(cells.length);
    for (let cell = 0; cell < cells.length; cell += 1) {
      if (!cells[cell]) continue;
      this.#line.push(cell);
      let around = 0;
      for (const step of this.#steps) around += cells[cell + step] as number;
      this.#kind[cell] = around === 2 ? 1 : 2;
    }
    this.#gatherKnots();
  }

  /** Cells with one neighbour or more than two, gathered where they touch. */
  #gatherKnots(): void {
    for (const first of this.#line) {
      if (this.#kind[first] !== 2 || this.#knotOf.has(first)) continue;
      const members = [first];
      const seen = new Set(members);
      for (const cell of members) {
        for (const step of this.#steps) {
          const next = cell + step;
          if (this.#kind[next] !== 2 || seen.has(next)) continue;
          seen.add(next);
          members.push(next);
        }
      }
      const knot = this.#knotAt(members);
      for (const cell of members) this.#knotOf.set(cell, knot);
      this.#knotCells.push(...members);
    }
  }

  #knotAt(members: readonly number[]): Knot {
    let [x, y, radius] = [0, 0, 0];
    for (const cell of members) {
      x += this.#x(cell) / members.length;
      y += this.#y(cell) / members.length;
      radius = Math.max(radius, this.#radius(cell));
    }
    return { x, y, radius };
  }

  linesBetweenKnots(): Branch[] {
    const lines: Branch[] = [];
    for (const start of this.#knotCells) {
      for (const step of this.#steps) {
        if (this.#kind[start + step] !== 1) continue;
        const line = this.#walk(start, start + step);
        // A single cell between two cells of one knot is the knot's own corner.
        if (line.from !== line.to || line.radii.length > 3) lines.push(line);
      }
    }
    return [...lines, ...this.#loneKnots(lines)];
  }

  rings(): Branch[] {
    const rings: Branch[] = [];
    for (const start of this.#line) {
      if (this.#kind[start] !== 1) continue;
      const ring = this.#walk(-1, start);
      rings.push(ring.radii.length < SMALLEST_RING ? dotAt(middleOf(ring)) : ring);
    }
    return rings;
  }

  /** A dot is thinned to a knot without lines; it stays as a line of one point. */
  #loneKnots(lines: readonly Branch[]): Branch[] {
    const used = new Set(lines.flatMap((line) => [line.from, line.to]));
    const lone = new Set([...this.#knotOf.values()].filter((knot) => !used.has(knot)));
    return [...lone].map(dotAt);
  }

  #walk(before: number, first: number): Branch {
    const points: number[] = [];
    const radii: number[] = [];
    let cell = first;
    let end: Knot | undefined;
    for (let last = before; ;) {
      this.#kind[cell] = 3;
      points.push(this.#x(cell), this.#y(cell));
      radii.push(this.#radius(cell));
      end = this.#knotBeside(cell, last);
      const onward = this.#nextOf(cell);
      // The first cells of a ring still touch the knot they come from.
      const isLeaving =
        end === this.#knotOf.get(before) && radii.length <= 3 && onward !== undefined;
      if (isLeaving) end = undefined;
      const next = end ? undefined : onward;
      if (next === undefined) break;
      last = cell;
      cell = next;
    }
    return { from: this.#knotOf.get(before), to: end, points, radii };
  }

  #nextOf(cell: number): number | undefined {
    const step = this.#steps.find((each) => this.#kind[cell + each] === 1);
    return step === undefined ? undefined : cell + step;
  }

  /** The knot beside a cell, but not the one the walk has just left. */
  #knotBeside(cell: number, last: number): Knot | undefined {
    const leaving = this.#knotOf.get(last);
    let back: Knot | undefined;
    for (const step of this.#steps) {
      const knot = cell + step === last ? undefined : this.#knotOf.get(cell + step);
      if (knot && knot !== leaving) return knot;
      back ??= knot;
    }
    // A line of one cell that comes back to its own knot.
    return back && this.#nextOf(cell) === undefined ? back : undefined;
  }

  #x(cell: number): number {
    return this.#raster.left + ((cell % this.#raster.width) + 0.5) / this.#raster.perMm;
  }

  #y(cell: number): number {
    return this.#raster.bottom + (Math.floor(cell / this.#raster.width) + 0.5) / this.#raster.perMm;
  }

  #radius(cell: number): number {
    return (this.#distance[cell] as number) / this.#raster.perMm;
  }
}
