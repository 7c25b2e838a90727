/** Where a design is sewn. */
export type PlacementCode = "leftChest" | "rightChest" | "capFront" | "sleeve" | "fullBack";

/** From and to, in mm. */
export interface Span {
  readonly fromMm: number;
  readonly toMm: number;
}

/** What the trade sews at a place; left and right are the wearer's. */
export interface Placement {
  readonly code: PlacementCode;
  readonly name: string;
  /** Usual width of a design. */
  readonly width: Span;
  /** Usual height, where the place limits it. */
  readonly height?: Span;
  /** Where the middle of the design goes, for whoever hoops the garment. */
  readonly where: string;
}

const INCH_MM = 25.4;

/** Source: the trade's usual measures; what is written down in inches is meant in inches. */
export const placements: Readonly<Record<PlacementCode, Placement>> = {
  leftChest: {
    code: "leftChest",
    name: "Left chest",
    width: inches(3.5, 4),
    where: "3.5 to 4″ from the middle of the shoulder seam, 7 to 9″ down",
  },
  rightChest: {
    code: "rightChest",
    name: "Right chest",
    width: inches(3.5, 4),
    where: "3.5 to 4″ from the middle of the shoulder seam, 7 to 9″ down",
  },
  capFront: {
    code: "capFront",
    name: "Cap front",
    width: inches(0, 5),
    height: inches(2, 2.25),
    where: "Middle of the front, above the seam of the peak",
  },
  sleeve: {
    code: "sleeve",
    name: "Sleeve",
    width: inches(2.5, 3.5),
    where: "Middle of the left upper sleeve",
  },
  fullBack: {
    code: "fullBack",
    name: "Full back",
    width: inches(10, 12),
    where: "Middle of the back, below the yoke",
  },
};

/** Whether a design is larger than what is usually sewn at a place. A smaller one always may be. */
export function exceedsPlacement(
  { width, height }: Placement,
  design: { readonly widthMm: number; readonly heightMm: number },
): boolean {
  return design.widthMm > width.toMm || (height !== undefined && design.heightMm > height.toMm);
}

function inches(from: number, to: number): Span {
  return { fromMm: from * INCH_MM, toMm: to * INCH_MM };
}
