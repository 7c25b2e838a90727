import { UNITS_PER_MM } from "../pattern/pattern.ts";

/** Shortest stitch that a machine sews cleanly, in 0.1 mm. */
export const SHORTEST = 3;
/** A lock is sewn there and back over this length, in mm. */
const LOCK_MM = 0.7;
const LOCK_TIMES = 2;

/** Collects the needle points of one run, in mm, and gives them in whole 0.1 mm. */
export class Needle {
  #points: number[] = [];

  /** The last point, in 0.1 mm. */
  get x(): number {
    return this.#points.at(-2) ?? 0;
  }

  get y(): number {
    return this.#points.at(-1) ?? 0;
  }

  get isEmpty(): boolean {
    return this.#points.length === 0;
  }

  /** Sews to a point in mm; a point too near to the last one is left out. */
  to(x: number, y: number): void {
    this.#add(Math.round(x * UNITS_PER_MM), Math.round(y * UNITS_PER_MM));
  }

  /** Ties the thread where the needle stands: towards a point in mm and back. */
  lock(towardX: number, towardY: number): void {
    const [x, y] = [this.x, this.y];
    const dx = towardX * UNITS_PER_MM - x;
    const dy = towardY * UNITS_PER_MM - y;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length < SHORTEST) return;
    const reach = Math.min(1, (LOCK_MM * UNITS_PER_MM) / length);
    for (let times = 0; times < LOCK_TIMES; times += 1) {
      this.#add(Math.round(x + dx * reach), Math.round(y + dy * reach));
      this.#add(x, y);
    }
  }

  /** `x0, y0, x1, y1 …` in 0.1 mm. */
  finish(): Int32Array {
    return Int32Array.from(this.#points);
  }

  #add(x: number, y: number): void {
    const [dx, dy] = [x - this.x, y - this.y];
    if (!this.isEmpty && dx * dx + dy * dy < SHORTEST * SHORTEST) return;
    this.#points.push(x, y);
  }
}
