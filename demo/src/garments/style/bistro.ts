import { bistroBack, bistroFront } from "../bistro.ts";
import { garmentColor } from "../colors.ts";
import { mix, trimsFor } from "../trims.ts";
import type { Style } from "../style.ts";

/** The long waist apron. */
export const bistroStyle: Style = {
  code: "bistro",
  name: "Bistro apron",
  kind: "bistro",
  colors: ["white", "black", "charcoal", "oat", "burgundy", "denim", "olive"],
  trims: (color) => trimsFor(color, { contrast: mix(garmentColor(color).hex, "#17181a", 0.5) }),
  views: {
    sf: { drawing: bistroFront, center: [0, 402] },
    sb: { drawing: bistroBack, center: [0, 402] },
    d: {
      drawing: bistroFront,
      center: [130, 190],
      scale: 2.4,
      colors: ["black", "burgundy", "denim"],
    },
  },
  placements: {
    sf: [
      { code: "pocket", label: "Pocket", x: 60, y: 250, width: 110, height: 70 },
      { code: "right-side", label: "Right side", x: -240, y: 200, width: 120, height: 80 },
    ],
  },
  notes: [
    { label: "Band of doubled cloth", at: [-60, 20] },
    { label: "Towel loop", at: [-197, 90] },
    { label: "Pocket for pad and pen", at: [192, 300] },
    { label: "Ties reach round to the front", at: [362, 220] },
  ],
  measures: [
    { code: "A", label: "Width at waist", from: [-322, 0], to: [322, 0] },
    { code: "B", label: "Length", from: [0, 0], to: [0, 802] },
  ],
};
