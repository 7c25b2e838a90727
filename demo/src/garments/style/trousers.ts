import { trimsFor } from "../trims.ts";
import { trousersBack } from "../trousers-back.ts";
import { trousersFront } from "../trousers.ts";
import type { ColorCode } from "../colors.ts";
import type { MeasureLine, Note, Placement, Style } from "../style.ts";
import type { TrimChoice } from "../trims.ts";
import type { TrouserOptions } from "../trousers.ts";

const NOTES: readonly Note[] = [
  { label: "Seven belt loops", at: [-128, 22] },
  { label: "Riveted pockets", at: [-214, 146] },
  { label: "Fly stitched twice", at: [24, 196] },
  { label: "Side seam topstitched", at: [-218, 460] },
];
const BACK_PLACEMENTS: readonly Placement[] = [
  { code: "back-pocket", label: "Back pocket", x: 84, y: 140, width: 80, height: 50 },
];
/** The size chart of every pair of trousers. */
export const LEG_MEASURES: readonly MeasureLine[] = [
  { code: "A", label: "Waist", from: [-197, 20], to: [197, 20] },
  { code: "B", label: "Length", from: [216, 0], to: [216, 1042] },
  { code: "C", label: "Inside leg", from: [6, 306], to: [54, 1046] },
];
const JEANS_THREAD = { thread: "#bd8b46", metal: "#b0764a" };

/** Plain work trousers. */
export const trousersStyle = trousers("trousers", "Work trousers", {
  options: { cargo: false, weave: "twill", pressed: true },
  colors: ["black", "navy", "charcoal", "white", "steel", "olive", "tobacco"],
  trim: {},
});

/** The same with a pocket on the thigh. */
export const cargoStyle = trousers("cargo", "Cargo trousers", {
  options: { cargo: true, weave: "twill", pressed: false },
  colors: ["black", "navy", "charcoal", "olive", "oat"],
  trim: {},
});

/** Trousers of denim, sewn with tobacco thread. */
export const jeansStyle = trousers("jeans", "Denim work trousers", {
  options: { cargo: false, weave: "denim", pressed: false },
  colors: ["denim", "navy", "black"],
  trim: JEANS_THREAD,
});

interface TrouserChoice {
  options: TrouserOptions;
  colors: readonly ColorCode[];
  trim: TrimChoice;
}

function trousers(code: string, name: string, { options, colors, trim }: TrouserChoice): Style {
  const { cargo } = options;
  const front = () => trousersFront(options);
  const detail = cargo ? ([130, 400] as const) : ([-60, 170] as const);
  return {
    code,
    name,
    kind: "trousers",
    colors,
    trims: (color) => trimsFor(color, trim),
    views: {
      sf: { drawing: front, center: [0, 518] },
      sb: { drawing: () => trousersBack(options), center: [0, 524] },
      d: { drawing: front, center: detail, scale: 2.4, colors: colors.slice(0, 3) },
    },
    placements: { sf: frontPlacements(cargo), sb: BACK_PLACEMENTS },
    notes: cargo ? [...NOTES, { label: "Flap with two snaps", at: [182, 404] }] : NOTES,
    measures: LEG_MEASURES,
  };
}

function frontPlacements(cargo: boolean): readonly Placement[] {
  const hip = { code: "right-hip", label: "Right hip", x: -150, y: 170, width: 70, height: 40 };
  const thigh = { code: "thigh-pocket", label: "Thigh pocket", x: 146, y: 446 };
  return cargo ? [hip, { ...thigh, width: 80, height: 60 }] : [hip];
}
