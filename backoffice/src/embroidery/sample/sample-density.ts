/** Pixels drawn for a CSS pixel: as sharp as most screens are; finer only makes more to draw. */
export const SAMPLE_DENSITY = 2;
