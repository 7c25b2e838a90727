import { teeBack, teeFront } from "../tee.ts";
import { trimsFor } from "../trims.ts";
import type { Style } from "../style.ts";

/** The heavy T-shirt. */
export const teeStyle: Style = {
  code: "tee",
  name: "Heavy T-shirt",
  kind: "shirt",
  colors: ["white", "black", "navy", "charcoal", "olive", "rust", "sage"],
  trims: (color) => trimsFor(color),
  views: {
    sf: { drawing: teeFront, center: [0, 368] },
    sb: { drawing: teeBack, center: [0, 370] },
    d: { drawing: teeFront, center: [50, 150], scale: 2.7, colors: ["white", "charcoal", "rust"] },
  },
  placements: {
    sf: [
      { code: "left-chest", label: "Left chest", x: 44, y: 136, width: 90, height: 80 },
      { code: "right-chest", label: "Right chest", x: -134, y: 136, width: 90, height: 80 },
      {
        code: "sleeve-left",
        label: "Left sleeve",
        x: 228,
        y: 168,
        width: 46,
        height: 50,
        turn: -18,
      },
    ],
    sb: [{ code: "back-center", label: "Back", x: -140, y: 100, width: 280, height: 260 }],
  },
  notes: [
    { label: "Rib neck", at: [44, 76] },
    { label: "Shoulder seam stitched down", at: [136, 20] },
    { label: "Hems sewn with two needles", at: [100, 722] },
  ],
  measures: [
    { code: "A", label: "Chest", from: [-224, 240], to: [224, 240] },
    { code: "B", label: "Length", from: [0, -16], to: [0, 745] },
    { code: "C", label: "Sleeve", from: [204, 46], to: [313, 262] },
  ],
};
