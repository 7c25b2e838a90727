/** What is read of a file at most; more can be drawn, but not sewn. */
export const svgLimits = {
  characters: 2_000_000,
  elements: 10_000,
  depth: 64,
  shapes: 1_000,
  points: 100_000,
  /** Both sides of a line count. What is sewn along an outline, and the rows that meet it, are as many as it is long. */
  "mm of outline": 60_000,
} as const;
