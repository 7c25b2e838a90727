/** A frame that holds the cloth under the needle. */
export interface Hoop {
  readonly name: string;
  readonly shape: "round" | "square";
  /** Of its inner edge. */
  readonly widthMm: number;
  readonly heightMm: number;
  /** What can be sewn in it: the inner measure less 10 mm at every edge for the presser foot. */
  readonly fieldWidthMm: number;
  readonly fieldHeightMm: number;
}

/** Room that the presser foot needs at every edge, in mm (estimate). */
const CLEARANCE_MM = 10;

/** Common tubular hoops, small ones first. Sizes vary by maker: all are estimates. */
export const hoops: readonly Hoop[] = [
  round(90),
  round(120),
  round(150),
  round(180),
  round(210),
  square(240, 240),
  square(300, 290),
  square(360, 300),
  square(450, 300),
];

/**
 * The smallest hoop that a design of this size fits, in the direction it is sewn; `undefined` when
 * it fits none, or a measure is no number.
 */
export function smallestHoop(widthMm: number, heightMm: number): Hoop | undefined {
  return hoops.find((hoop) => fits(hoop, widthMm, heightMm));
}

/** Whether a design finds room in the field of a hoop. */
export function fits(hoop: Hoop, widthMm: number, heightMm: number): boolean {
  if (hoop.shape === "square")
    return widthMm <= hoop.fieldWidthMm && heightMm <= hoop.fieldHeightMm;
  // Corner to corner: the box around a design fits the circle.
  return Math.sqrt(widthMm * widthMm + heightMm * heightMm) <= hoop.fieldWidthMm;
}

function round(diameterMm: number): Hoop {
  const field = diameterMm - 2 * CLEARANCE_MM;
  return {
    name: `Round ${diameterMm} mm`,
    shape: "round",
    widthMm: diameterMm,
    heightMm: diameterMm,
    fieldWidthMm: field,
    fieldHeightMm: field,
  };
}

function square(widthMm: number, heightMm: number): Hoop {
  return {
    name: `${widthMm} × ${heightMm} mm`,
    shape: "square",
    widthMm,
    heightMm,
    fieldWidthMm: widthMm - 2 * CLEARANCE_MM,
    fieldHeightMm: heightMm - 2 * CLEARANCE_MM,
  };
}
