/** What stands between the parts of a VP3 file. */
export const VP3 = {
  summary: [0, 2, 0],
  design: [0, 3, 0],
  block: [0, 5, 0],
  stitches: [0, 1, 0],
  begin: [0x0a, 0xf6, 0],
  /** Always there; nobody says what for. */
  twelve: 12,
  /** 1 in the matrix of a design. */
  one: 0x1000,
  cut: [0x80, 0x03],
  /** A step of two bytes along each axis, and back to steps of one. */
  far: [0x80, 0x01],
  near: [0x80, 0x02],
  /** Of a place, in 0.1 mm; steps have the unit of a pattern. */
  unit: 100,
} as const;

/** The longest step of a signed byte that is not the mark. */
export const LONGEST_VP3_STITCH = 127;
