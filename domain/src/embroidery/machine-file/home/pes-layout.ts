/** Where the part that machines read begins in a file that is written here. */
export const PES = { pecAt: 22 } as const;

/** The part that machines read; places are counted from its beginning. */
export const PEC = {
  /** How many colors there are, less one; then the number of each. */
  colorsAt: 48,
  mostColors: 200,
  stitchesAt: 512,
  /** What stands before the stitches themselves, from `stitchesAt`. */
  stitchHeader: 16,
  pictureBytesAcross: 6,
  pictureHeight: 38,
  change: [0xfe, 0xb0],
  end: 0xff,
} as const;

/** Marks a step of two bytes, twelve bits of it signed; without it a step has seven. */
export const LONG = 0x80;
export const MOVE = { jump: 0x10, trim: 0x20 } as const;

/** The longest step of twelve bits, in 0.1 mm. */
export const LONGEST_PES_STEP = 2047;
