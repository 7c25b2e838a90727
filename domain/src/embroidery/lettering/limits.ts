/** What a lettering recipe may ask for. Lengths in mm; both ends are allowed. */
export const LETTERING_LIMITS = {
  lines: 4,
  /** Counted in letters: a base with its accents is one. */
  lettersPerLine: 40,
  /** Over and under one letter; languages that are written in Latin letters stack two. */
  marksPerLetter: 3,
  letters: 120,
  /** Nothing legible is sewn lower (the trade's "never under"); a cloth may ask for more. */
  heightMm: { min: 3.8, max: 100 },
  letterSpacingMm: { min: -1, max: 10 },
  /** From baseline to baseline, in heights of a capital. */
  lineSpacing: { min: 1.1, max: 4 },
  arcRadiusMm: { min: 15, max: 500 },
} as const;

/** Steps in which lengths are kept, in mm: what a pattern can tell apart. */
export const LENGTH_STEP_MM = 0.1;
