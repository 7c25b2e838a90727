import { type Bounds, sewnBounds } from "./bounds.ts";
import { machineMoves, TRIM_JUMPS } from "./limits.ts";
import { COLOR_CHANGE, JUMP, type Pattern, SEQUIN, STITCH, TRIM, UNITS_PER_MM } from "./pattern.ts";

/** What the shop's machines sew on caps and coats (estimate). */
export const STITCHES_PER_MINUTE = 800;
/** For a trim or a change of color, in seconds (estimate). */
export const STOP_SECONDS = 7;
/** Thread that one penetration draws through the cloth and around the under thread, in mm (estimate). */
const PENETRATION_MM = 1;
/** Thread left over where a stretch of sewing begins and ends, both ends together, in mm (estimate). */
const TAILS_MM = 40;
const MM_PER_INCH = 25.4;

/** What a pattern takes to sew. Counts are exact; metres and minutes are estimates. */
export interface Statistics {
  /** Needle penetrations: the number that prices and thresholds mean. */
  readonly stitches: number;
  /** Jump records as they stand in the pattern. */
  readonly jumps: number;
  /** Cuts of a sewn thread; a change of color is not counted among them. */
  readonly trims: number;
  /** Color blocks: changes of color and one; 0 for an empty pattern. */
  readonly colors: number;
  /** Around the penetrations. */
  readonly widthMm: number;
  readonly heightMm: number;
  readonly widthInches: number;
  readonly heightInches: number;
  /** Around the penetrations, in 0.1 mm, y upwards. */
  readonly bounds: Bounds;
  /**
   * Upper thread of each color block (estimate): the sewn length, 1 mm more at each penetration and
   * 40 mm wherever a stretch of sewing begins after a cut.
   */
  readonly threadMetres: readonly number[];
  /** At 800 stitches a minute and 7 s for each trim and change of color (estimate). */
  readonly minutes: number;
}

interface Options {
  /** From how many jumps in a row the shop's machines infer a trim; 3 unless told. */
  readonly trimJumps?: number;
}

/**
 * Counts a pattern in one pass. A trim is a TRIM record or `trimJumps` machine jumps in a row, the
 * two together being one; a long travel counts as the jumps that a machine file splits it into. Only
 * a thread that has sewn since its last cut can be cut. In sequin mode jumps drop sequins and are no
 * travel.
 */
export function statistics(pattern: Pattern, { trimJumps = TRIM_JUMPS }: Options = {}): Statistics {
  const tally = new Tally(pattern, trimJumps);
  for (let i = 0; i < pattern.cmd.length; i += 1) tally.take(i);
  const bounds = sewnBounds(pattern);
  const widthMm = (bounds.right - bounds.left) / UNITS_PER_MM;
  const heightMm = (bounds.top - bounds.bottom) / UNITS_PER_MM;
  const stops = tally.trims + tally.threadMm.length - 1;
  return {
    stitches: tally.stitches,
    jumps: tally.jumps,
    trims: tally.trims,
    colors: pattern.cmd.length === 0 ? 0 : tally.threadMm.length,
    widthMm,
    heightMm,
    widthInches: widthMm / MM_PER_INCH,
    heightInches: heightMm / MM_PER_INCH,
    bounds,
    threadMetres: pattern.cmd.length === 0 ? [] : tally.threadMm.map((mm) => mm / 1000),
    minutes: tally.stitches / STITCHES_PER_MINUTE + (stops * STOP_SECONDS) / 60,
  };
}

/** The running count; one object for the whole pass, nothing is made for a record. */
class Tally {
  stitches = 0;
  jumps = 0;
  trims = 0;
  readonly threadMm = [0];
  readonly #pattern: Pattern;
  readonly #trimJumps: number;
  /** Whether the thread has sewn since it was last cut. */
  #tied = false;
  #inSequins = false;
  #jumpsInRow = 0;
  /** Where the needle last went in, and where the hoop stands. */
  #lastX = 0;
  #lastY = 0;
  #x = 0;
  #y = 0;

  constructor(pattern: Pattern, trimJumps: number) {
    this.#pattern = pattern;
    this.#trimJumps = trimJumps;
  }

  take(i: number): void {
    const [x, y] = [this.#pattern.x[i] as number, this.#pattern.y[i] as number];
    const moves = machineMoves(x - this.#x, y - this.#y);
    this.#x = x;
    this.#y = y;
    const command = this.#pattern.cmd[i];
    if (command === STITCH) this.#sew(moves);
    else if (command === JUMP) this.#jump(moves);
    else if (command === TRIM) this.#cut();
    else if (command === COLOR_CHANGE) this.#changeColor(moves);
    else if (command === SEQUIN) this.#toggleSequins();
  }

  #sew(moves: number): void {
    this.#travel(moves - 1);
    this.stitches += 1;
    const [dx, dy] = [this.#x - this.#lastX, this.#y - this.#lastY];
    const reached = this.#tied ? Math.sqrt(dx * dx + dy * dy) / UNITS_PER_MM : TAILS_MM;
    this.threadMm[this.threadMm.length - 1]! += reached + PENETRATION_MM;
    this.#lastX = this.#x;
    this.#lastY = this.#y;
    this.#tied = true;
    this.#jumpsInRow = 0;
  }

  #jump(moves: number): void {
    this.jumps += 1;
    this.#travel(moves);
  }

  #travel(moves: number): void {
    if (this.#inSequins) return;
    this.#jumpsInRow += moves;
    if (this.#jumpsInRow >= this.#trimJumps) this.#cut();
  }

  #cut(): void {
    if (this.#tied) this.trims += 1;
    this.#tied = false;
  }

  #changeColor(moves: number): void {
    this.#travel(moves - 1);
    this.threadMm.push(0);
    this.#tied = false;
    this.#jumpsInRow = 0;
  }

  #toggleSequins(): void {
    this.#inSequins = !this.#inSequins;
    this.#jumpsInRow = 0;
  }
}
