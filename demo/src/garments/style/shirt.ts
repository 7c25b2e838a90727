import { shirtBack, shirtFront } from "../shirt.ts";
import { trimsFor } from "../trims.ts";
import type { ColorCode } from "../colors.ts";
import type { Note, Style } from "../style.ts";

/** The long-sleeved work shirt. */
export const shirtStyle = workShirt("shirt", "Work shirt", {
  long: true,
  colors: ["white", "sky", "navy", "denim", "black", "olive", "oat", "workblue"],
});

/** The work shirt with short sleeves. */
export const shortShirtStyle = workShirt("shortshirt", "Work shirt, short sleeves", {
  long: false,
  colors: ["white", "sky", "navy", "black", "oat"],
});

interface ShirtChoice {
  long: boolean;
  colors: readonly ColorCode[];
}

function workShirt(code: string, name: string, { long, colors }: ShirtChoice): Style {
  const sleeves = long ? "long" : "short";
  const front = () => shirtFront({ sleeves });
  const back = () => shirtBack({ sleeves });
  return {
    code,
    name,
    kind: "shirt",
    colors,
    trims: (color) => trimsFor(color, color === "denim" ? { thread: "#b58a4e" } : {}),
    views: {
      sf: { drawing: front, center: [0, 368] },
      sb: { drawing: back, center: [0, 366] },
      d: { drawing: front, center: [50, 160], scale: 2.7, colors: colors.slice(0, 4) },
    },
    placements: {
      sf: [
        { code: "left-chest", label: "Left chest", x: 62, y: 94, width: 92, height: 44 },
        { code: "right-chest", label: "Right chest", x: -154, y: 94, width: 92, height: 44 },
      ],
      sb: [
        { code: "back-yoke", label: "Back yoke", x: -120, y: 40, width: 240, height: 56 },
        { code: "back-center", label: "Back", x: -130, y: 170, width: 260, height: 200 },
      ],
    },
    notes: notes(long),
    measures: [
      { code: "A", label: "Chest", from: [-220, 240], to: [220, 240] },
      { code: "B", label: "Length", from: [0, -36], to: [0, 770] },
      { code: "C", label: "Sleeve", from: [200, 44], to: long ? [331, 634] : [309, 262] },
    ],
  };
}

function notes(long: boolean): readonly Note[] {
  return [
    { label: "Collar on a stand", at: [70, 60] },
    { label: "Mitred pocket with flap", at: [106, 190] },
    { label: "Seven buttons on a placket", at: [0, 342] },
    long
      ? { label: "Cuff stitched twice", at: [284, 612] }
      : { label: "Open short sleeve", at: [262, 272] },
    { label: "Shirt tail stays tucked in", at: [120, 748] },
  ];
}
