/** What a proof or a worksheet may hold. */
export const SHEET_LIMITS = {
  /** Stitches, jumps and changes of a design: more takes minutes to draw. */
  records: 150_000,
  /** Letters of what stands on one line, and of the notes. */
  line: 120,
  notes: 2_000,
  sizes: 30,
  pieces: { min: 1, max: 100_000 },
} as const;
