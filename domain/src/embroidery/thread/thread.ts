/** One thread on a cone. Numbers are brand-neutral; the shop matches them to the cones it owns. */
export interface Thread {
  /** Four digits, e.g. `"1043"`. */
  readonly number: string;
  readonly name: string;
  /** sRGB as `#rrggbb`, lower case. */
  readonly color: string;
}

/** Width of a 40-weight thread on cloth, in mm. Pictures, densities and coverage all stand on it. */
export const THREAD_WIDTH_MM = 0.4;
