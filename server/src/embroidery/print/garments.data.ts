import type { PlacementCode } from "@placket/domain/embroidery/placement/placements";

/** A garment as a line drawing: SVG paths in cm, the origin at the middle of the neck or the crown. */
interface Garment {
  /** Areas of cloth, the ones below first. */
  readonly cloth: readonly string[];
  /** Seams, edges and buttons on it. */
  readonly lines: readonly string[];
  /** What is seen of it, in cm. */
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

const sleeves = [
  "M-21 8.2 C-28.5 10.2 -31.6 15 -33 23 L-39.6 61 L-31.2 63 L-26 36 Z",
  "M21 8.2 C28.5 10.2 31.6 15 33 23 L39.6 61 L31.2 63 L26 36 Z",
] as const;
const body =
  "M-7.6 4 L-21 8.2 C-25.4 10 -26.6 14 -26.5 20 L-26 32 L-27.4 75 C-14 76.2 14 76.2 27.4 75 " +
  "L26 32 L26.5 20 C26.6 14 25.4 10 21 8.2 L7.6 4 C5 8.5 1.5 10 0 10 C-1.5 10 -5 8.5 -7.6 4 Z";
const cuffs = ["M-38.9 57 L-30.4 59", "M38.9 57 L30.4 59"] as const;

/** `d` of a button with its middle at `x`, `y`. */
function button(x: number, y: number): string {
  return `M${x - 0.9} ${y} a0.9 0.9 0 1 0 1.8 0 a0.9 0.9 0 1 0 -1.8 0`;
}

const coatFront: Garment = {
  cloth: [
    ...sleeves,
    body,
    "M-7.6 4 C-7.4 1.4 -5.6 -0.6 -4 -1 C-1.6 0.6 1.6 0.6 4 -1 C5.6 -0.6 7.4 1.4 7.6 4 " +
      "C5 8.5 1.5 10 0 10 C-1.5 10 -5 8.5 -7.6 4 Z",
  ],
  lines: [
    ...cuffs,
    "M0 10 L-0.6 2.4",
    "M9.4 8 C8.6 20 8.8 50 9 75.6",
    "M-26 32 C-26.8 26 -26.6 14 -21 8.2",
    "M26 32 C26.8 26 26.6 14 21 8.2",
    ...[20, 31, 42, 53].flatMap((y) => [button(-6.5, y), button(5.5, y)]),
  ],
  from: { x: -40, y: -2 },
  to: { x: 40, y: 77 },
};

const coatBack: Garment = {
  cloth: [
    ...sleeves,
    body.replace(/C5 8\.5.*$/, "C4 5.6 -4 5.6 -7.6 4 Z"),
    "M-7.6 4 C-7.2 1.6 -5.4 0 -4 -0.6 C-1.6 0.2 1.6 0.2 4 -0.6 C5.4 0 7.2 1.6 7.6 4 C4 5.6 -4 5.6 -7.6 4 Z",
  ],
  lines: [
    ...cuffs,
    "M-25.9 15 C-12 16.6 12 16.6 25.9 15",
    "M-26 32 C-26.8 26 -26.6 14 -21 8.2",
    "M26 32 C26.8 26 26.6 14 21 8.2",
    "M0 47 L0 75.8",
  ],
  from: { x: -40, y: -2 },
  to: { x: 40, y: 77 },
};

const capFront: Garment = {
  cloth: [
    "M-9.6 9.5 C-10.6 1 -8.6 -6.4 0 -6.6 C8.6 -6.4 10.6 1 9.6 9.5 C6 7.4 -6 7.4 -9.6 9.5 Z",
    "M-9.6 9.5 C-11.4 12 -10.2 14.8 -6 16 C-2.6 16.9 2.6 16.9 6 16 C10.2 14.8 11.4 12 9.6 9.5 " +
      "C6 7.4 -6 7.4 -9.6 9.5 Z",
  ],
  lines: [
    "M-4.4 -5.6 C-6.6 -1 -7.2 4 -7 8.4",
    "M4.4 -5.6 C6.6 -1 7.2 4 7 8.4",
    "M-0.9 -6.6 a0.9 0.6 0 0 1 1.8 0",
    "M-9 11.4 C-5.4 9.4 5.4 9.4 9 11.4",
    "M-8.6 13 C-5 11.2 5 11.2 8.6 13",
  ],
  from: { x: -13, y: -8 },
  to: { x: 13, y: 18 },
};

/** Where a design's middle goes on which garment; left and right are the wearer's. */
export const placementDrawings: Readonly<
  Record<PlacementCode, { readonly garment: Garment; readonly x: number; readonly y: number }>
> = {
  leftChest: { garment: coatFront, x: 16.5, y: 24 },
  rightChest: { garment: coatFront, x: -16.5, y: 24 },
  sleeve: { garment: coatFront, x: 31, y: 31 },
  fullBack: { garment: coatBack, x: 0, y: 34 },
  capFront: { garment: capFront, x: 0, y: 2.2 },
};
