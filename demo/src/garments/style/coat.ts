import { coatBack, coatFront } from "../coat.ts";
import { trimsFor } from "../trims.ts";
import type { CoatOptions } from "../coat.ts";
import type { ColorCode } from "../colors.ts";
import type { Placement, Style } from "../style.ts";

const CHEST: readonly Placement[] = [
  { code: "left-chest", label: "Left chest", x: 36, y: 142, width: 100, height: 58 },
  { code: "right-chest", label: "Right chest", x: -106, y: 142, width: 70, height: 58 },
  { code: "collar-left", label: "Left collar", x: 24, y: 15, width: 40, height: 14, turn: -51 },
  { code: "collar-right", label: "Right collar", x: -64, y: 15, width: 40, height: 14, turn: 51 },
];
const LONG_SLEEVES: readonly Placement[] = [
  { code: "sleeve-left", label: "Left sleeve", x: 240, y: 346, width: 50, height: 60, turn: -7 },
  { code: "sleeve-right", label: "Right sleeve", x: -280, y: 258, width: 60, height: 70, turn: 7 },
];
const SHORT_SLEEVES: readonly Placement[] = [
  { code: "sleeve-left", label: "Left sleeve", x: 232, y: 178, width: 50, height: 54, turn: -18 },
  { code: "sleeve-right", label: "Right sleeve", x: -282, y: 178, width: 50, height: 54, turn: 18 },
];
const BACK: readonly Placement[] = [
  { code: "back-yoke", label: "Back yoke", x: -130, y: 50, width: 260, height: 60 },
  { code: "back-collar", label: "Back collar", x: -45, y: -24, width: 90, height: 26 },
  { code: "back-center", label: "Back", x: -140, y: 175, width: 280, height: 220 },
];

/** The double-breasted chef coat. */
export const coatStyle = chefCoat("coat", "Chef coat", {
  options: { sleeves: "long", piped: false },
  colors: ["white", "black", "navy", "charcoal", "steel", "burgundy", "olive", "sage", "workblue"],
});

/** The same coat for hot kitchens. */
export const shortCoatStyle = chefCoat("shortcoat", "Chef coat, short sleeves", {
  options: { sleeves: "short", piped: false },
  colors: ["white", "black", "steel", "sky", "burgundy"],
});

/** The coat with a cord along collar and front edge. */
export const pipedCoatStyle = chefCoat("pipedcoat", "Chef coat, piped", {
  options: { sleeves: "long", piped: true },
  colors: ["white", "black", "navy"],
});

interface CoatChoice {
  options: CoatOptions;
  colors: readonly ColorCode[];
}

function chefCoat(code: string, name: string, { options, colors }: CoatChoice): Style {
  const long = options.sleeves === "long";
  const front = () => coatFront(options);
  const back = () => coatBack(options);
  return {
    code,
    name,
    kind: "coat",
    colors,
    trims: (color) => trimsFor(color, options.piped ? { contrast: pipingFor(color) } : {}),
    views: {
      sf: { drawing: front, center: [0, 366] },
      sb: { drawing: back, center: [0, 365] },
      d: { drawing: front, center: [-20, 150], scale: 2.5, colors: colors.slice(0, 3) },
    },
    placements: { sf: [...CHEST, ...(long ? LONG_SLEEVES : SHORT_SLEEVES)], sb: BACK },
    notes: [
      { label: "Stand collar", at: [-56, 10] },
      { label: "Ten buttons, four holes each", at: [92, 122] },
      ...(long
        ? [
            { label: "Pen pocket on the sleeve", at: [270, 262] as const },
            { label: "Cuff turns back", at: [290, 612] as const },
          ]
        : [{ label: "Open short sleeve", at: [270, 272] as const }]),
      { label: "Deep hem", at: [60, 748] },
    ],
    measures: [
      { code: "A", label: "Chest", from: [-226, 240], to: [226, 240] },
      { code: "B", label: "Length", from: [0, -34], to: [0, 766] },
      { code: "C", label: "Sleeve", from: [206, 42], to: long ? [337, 634] : [315, 262] },
    ],
  };
}

function pipingFor(color: ColorCode): string {
  return color === "white" ? "#23272e" : color === "black" ? "#a3222c" : "#e9e6dd";
}
