import type { Line } from "./spline.ts";

/** What a stroke tells of one cell: signed distance to the line and way along it, in cells. */
type Stamp = (cell: number, distance: number, along: number, length: number) => void;

/** Visits the cells near a line once each, with their nearest point on it. */
export class Stroker {
  readonly width: number;
  readonly height: number;
  private readonly distance: Float32Array;
  private readonly along: Float32Array;
  private readonly seen: Int32Array;
  private round = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.distance = new Float32Array(width * height);
    this.along = new Float32Array(width * height);
    this.seen = new Int32Array(width * height);
  }

  /** Stamps every cell within `radius` cells of the line. */
  stroke(line: Line, { radius, closed }: { radius: number; closed: boolean }, stamp: Stamp): void {
    this.round++;
    const cells: number[] = [];
    const n = line.length / 2;
    const segments = closed ? n : n - 1;
    let length = 0;
    for (let i = 0; i < segments; i++) {
      const j = (i + 1) % n;
      length += this.segment(cells, {
        ax: line[2 * i],
        ay: line[2 * i + 1],
        dx: line[2 * j] - line[2 * i],
        dy: line[2 * j + 1] - line[2 * i + 1],
        radius,
        start: length,
      });
    }
    for (const cell of cells) stamp(cell, this.distance[cell], this.along[cell], length);
  }

  private segment(cells: number[], piece: Piece): number {
    const { ax, ay, dx, dy, radius, start } = piece;
    const square = dx * dx + dy * dy;
    if (square < 1e-9) return 0;
    const length = Math.sqrt(square);
    const x0 = Math.max(0, Math.floor(Math.min(ax, ax + dx) - radius));
    const x1 = Math.min(this.width - 1, Math.ceil(Math.max(ax, ax + dx) + radius));
    const y0 = Math.max(0, Math.floor(Math.min(ay, ay + dy) - radius));
    const y1 = Math.min(this.height - 1, Math.ceil(Math.max(ay, ay + dy) + radius));
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const px = x + 0.5 - ax;
        const py = y + 0.5 - ay;
        const t = Math.min(1, Math.max(0, (px * dx + py * dy) / square));
        const ex = px - t * dx;
        const ey = py - t * dy;
        const away = Math.sqrt(ex * ex + ey * ey);
        if (away > radius) continue;
        const cell = y * this.width + x;
        if (this.seen[cell] !== this.round) {
          this.seen[cell] = this.round;
          cells.push(cell);
        } else if (away >= Math.abs(this.distance[cell])) continue;
        this.distance[cell] = dx * ey - dy * ex < 0 ? -away : away;
        this.along[cell] = start + t * length;
      }
    }
    return length;
  }
}

interface Piece {
  ax: number;
  ay: number;
  dx: number;
  dy: number;
  radius: number;
  start: number;
}
