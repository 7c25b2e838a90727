import { UNITS_PER_MM } from "../pattern/pattern.ts";

/** Shortest stitch that a machine sews cleanly, in 0.1 mm. */
const SHORTEST = 3;
/** No stitch of a column is longer, in 0.1 mm: longer ones lie loose. */
const LONGEST = 69;
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
    if (this.isEmpty) {
      this.#points.push(x, y);
      return;
    }
    const [fromX, fromY] = [this.x, this.y];
    const squared = (x - fromX) * (x - fromX) + (y - fromY) * (y - fromY);
    if (squared < SHORTEST * SHORTEST) return;
    const parts = Math.ceil(Math.sqrt(squared) / LONGEST);
    for (let part = 1; part < parts; part += 1) {
      this.#points.push(
        Math.round(fromX + ((x - fromX) * part) / parts),
        Math.round(fromY + ((y - fromY) * part) / parts),
      );
    }
    this.#points.push(x, y);
  }
}
