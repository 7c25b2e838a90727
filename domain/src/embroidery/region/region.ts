/**
 * A filled area: closed rings of `x0, y0, x1, y1 …` in millimetres, y upwards, filled by the
 * non-zero winding rule; the last point joins the first. Rings may overlap and holes run the other
 * way round, as in a font's outlines.
 */
export interface Region {
  readonly rings: readonly Float64Array[];
}

/**
 * What an area becomes under the needle: runs of needle points `x0, y0, x1, y1 …` in 0.1 mm, y
 * upwards. Within a run the thread is never cut and every travel lies under later stitches; between
 * two runs the thread is trimmed.
 */
export interface Sewn {
  readonly runs: readonly Int32Array[];
  /** Narrowest column before it was widened, in mm; `Infinity` when there is none. */
  readonly narrowestMm: number;
}
