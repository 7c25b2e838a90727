/** Where a design is sewn; left and right are the wearer's. */
export type PlacementCode = "leftChest" | "rightChest" | "capFront" | "sleeve" | "fullBack";

/** Where on a garment is embroidered, how much room is there and how the place is found. */
export interface Placement {
  readonly code: PlacementCode;
  readonly name: string;
  /** The widest and highest design that sits well, in mm. */
  readonly widthMm: number;
  readonly heightMm: number;
  /** From how wide a design looks right there, in mm; narrower ones may be sewn all the same. */
  readonly usualFromMm: number;
  /** Where the middle of the design goes, for whoever hoops the garment. */
  readonly where: string;
}

/** A place that is found by its name alone, as an offer calls it: nobody has drawn it. */
export interface NamedPlace {
  readonly name: string;
  readonly where: string;
}

/** A drawn place by its name, whatever its letters; otherwise the name itself. */
export function placeNamed(name: string): Placement | NamedPlace {
  const drawn = placements.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  return drawn ?? { name, where: "As the picture of the order shows it" };
}

const ON_CHEST = "3.5 to 4″ from the middle of the shoulder seam, 7 to 9″ down";

/**
 * What the trade sews where: 3½ to 4″ wide on the chest, up to 5″ wide and 2 to 2¼″ high on a cap,
 * 2½ to 3½″ on a sleeve, 10 to 12″ on a back. Heights other than the cap's are estimates.
 */
export const placements: readonly Placement[] = [
  {
    code: "leftChest",
    name: "Left chest",
    widthMm: 102,
    heightMm: 102,
    usualFromMm: 89,
    where: ON_CHEST,
  },
  {
    code: "rightChest",
    name: "Right chest",
    widthMm: 102,
    heightMm: 102,
    usualFromMm: 89,
    where: ON_CHEST,
  },
  {
    code: "capFront",
    name: "Cap front",
    widthMm: 127,
    heightMm: 57,
    usualFromMm: 51,
    where: "Middle of the front, above the seam of the peak",
  },
  {
    code: "sleeve",
    name: "Sleeve",
    widthMm: 89,
    heightMm: 89,
    usualFromMm: 64,
    where: "Middle of the left upper sleeve",
  },
  {
    code: "fullBack",
    name: "Full back",
    widthMm: 305,
    heightMm: 305,
    usualFromMm: 254,
    where: "Middle of the back, below the yoke",
  },
];

/** The placement of the trade with that code. */
export function placementByCode(code: PlacementCode): Placement {
  return placements.find((placement) => placement.code === code) as Placement;
}

/** Whether a design is larger than what is usually sewn at a place. */
export function exceedsPlacement(
  room: Placement,
  design: { readonly widthMm: number; readonly heightMm: number },
): boolean {
  return design.widthMm > room.widthMm || design.heightMm > room.heightMm;
}
