import { mix, trimsFor } from "../trims.ts";
import { garmentColor } from "../colors.ts";
import { apronBack, apronFront } from "../apron.ts";
import type { Style } from "../style.ts";

/** The bib apron. */
export const apronStyle: Style = {
  code: "apron",
  name: "Bib apron",
  kind: "apron",
  colors: ["white", "black", "navy", "olive", "oat", "denim", "charcoal", "rust", "tobacco"],
  trims: (color) =>
    trimsFor(color, { contrast: mix(garmentColor(color).hex, "#17181a", 0.62), metal: "#a58d62" }),
  views: {
    sf: { drawing: apronFront, center: [0, 328] },
    sb: { drawing: apronBack, center: [0, 328] },
    d: { drawing: apronFront, center: [14, 22], scale: 2.3, colors: ["black", "olive", "denim"] },
  },
  placements: {
    sf: [
      { code: "bib", label: "Bib", x: -80, y: 70, width: 160, height: 90 },
      { code: "pocket", label: "Pocket", x: -138, y: 436, width: 110, height: 60 },
    ],
  },
  notes: [
    { label: "Brass slide", at: [104, -62] },
    { label: "Strap ends crossed and barred", at: [-107, 12] },
    { label: "Towel loop", at: [190, 368] },
    { label: "Divided pocket", at: [4, 510] },
    { label: "Ties long enough for the front", at: [312, 480] },
  ],
  measures: [
    { code: "A", label: "Width at waist", from: [-276, 270], to: [276, 270] },
    { code: "B", label: "Length", from: [0, 0], to: [0, 853] },
  ],
};
