import { garmentColor } from "../colors.ts";
import { mix, trimsFor } from "../trims.ts";
import { waistcoatBack, waistcoatFront } from "../waistcoat.ts";
import type { Style } from "../style.ts";

/** The waistcoat for waiting staff; its back is a lining a shade deeper. */
export const waistcoatStyle: Style = {
  code: "waistcoat",
  name: "Waistcoat",
  kind: "waistcoat",
  colors: ["black", "charcoal", "navy", "burgundy", "oat"],
  trims: (color) => trimsFor(color, { contrast: mix(garmentColor(color).hex, "#101114", 0.28) }),
  views: {
    sf: { drawing: waistcoatFront, center: [0, 300] },
    sb: { drawing: waistcoatBack, center: [0, 280] },
    d: {
      drawing: waistcoatFront,
      center: [60, 330],
      scale: 2.7,
      colors: ["charcoal", "navy", "burgundy"],
    },
  },
  placements: {
    sf: [
      { code: "left-chest", label: "Left chest", x: 78, y: 156, width: 66, height: 44 },
      { code: "right-chest", label: "Right chest", x: -144, y: 176, width: 66, height: 50 },
    ],
    sb: [{ code: "back-center", label: "Back", x: -100, y: 120, width: 200, height: 160 }],
  },
  notes: [
    { label: "Five buttons", at: [3, 384] },
    { label: "Welt pocket", at: [116, 436] },
    { label: "Dart to the waist", at: [-112, 370] },
    { label: "Points cover the waistband", at: [70, 604] },
  ],
  measures: [
    { code: "A", label: "Chest", from: [-216, 248], to: [216, 248] },
    { code: "B", label: "Length", from: [70, -4], to: [70, 612] },
  ],
};
