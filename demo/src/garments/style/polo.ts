import { poloBack, poloFront } from "../polo.ts";
import { trimsFor } from "../trims.ts";
import type { Style } from "../style.ts";

/** The piqué polo. */
export const poloStyle: Style = {
  code: "polo",
  name: "Piqué polo",
  kind: "shirt",
  colors: ["white", "black", "navy", "steel", "sky", "burgundy", "teal", "olive"],
  trims: (color) => trimsFor(color),
  views: {
    sf: { drawing: poloFront, center: [0, 352] },
    sb: { drawing: poloBack, center: [0, 350] },
    d: {
      drawing: poloFront,
      center: [40, 142],
      scale: 2.7,
      colors: ["white", "navy", "teal", "black"],
    },
  },
  placements: {
    sf: [
      { code: "left-chest", label: "Left chest", x: 50, y: 136, width: 90, height: 70 },
      { code: "right-chest", label: "Right chest", x: -140, y: 136, width: 90, height: 70 },
      {
        code: "sleeve-left",
        label: "Left sleeve",
        x: 226,
        y: 168,
        width: 46,
        height: 50,
        turn: -18,
      },
    ],
    sb: [{ code: "back-center", label: "Back", x: -130, y: 120, width: 260, height: 200 }],
  },
  notes: [
    { label: "Knitted collar keeps its shape", at: [70, 50] },
    { label: "Three buttons, boxed placket", at: [0, 184] },
    { label: "Rib cuff", at: [262, 270] },
    { label: "Side vents bound with tape", at: [208, 690] },
  ],
  measures: [
    { code: "A", label: "Chest", from: [-222, 240], to: [222, 240] },
    { code: "B", label: "Length", from: [0, -36], to: [0, 736] },
    { code: "C", label: "Sleeve", from: [202, 46], to: [311, 262] },
  ],
};
