import { garmentColor } from "../colors.ts";
import { scrubTopBack, scrubTopFront } from "../scrub-top.ts";
import { mix, trimsFor } from "../trims.ts";
import type { Style } from "../style.ts";

/** The V-neck scrub top; its band is a shade deeper than the cloth. */
export const scrubTopStyle: Style = {
  code: "scrub",
  name: "Scrub top",
  kind: "shirt",
  colors: ["ciel", "navy", "teal", "sage", "white", "burgundy", "black", "steel"],
  trims: (color) =>
    trimsFor(color, {
      contrast: mix(garmentColor(color).hex, "#14161c", color === "white" ? 0.03 : 0.16),
    }),
  views: {
    sf: { drawing: scrubTopFront, center: [0, 362] },
    sb: { drawing: scrubTopBack, center: [0, 362] },
    d: {
      drawing: scrubTopFront,
      center: [50, 150],
      scale: 2.6,
      colors: ["ciel", "teal", "navy", "sage"],
    },
  },
  placements: {
    sf: [
      { code: "left-chest", label: "Left chest", x: 64, y: 104, width: 84, height: 40 },
      { code: "right-chest", label: "Right chest", x: -160, y: 130, width: 96, height: 60 },
      { code: "pocket", label: "Chest pocket", x: 68, y: 186, width: 50, height: 50 },
    ],
    sb: [{ code: "back-yoke", label: "Back yoke", x: -120, y: 52, width: 240, height: 60 }],
  },
  notes: [
    { label: "Doubled band at the neck", at: [44, 66] },
    { label: "Pen pocket in the chest pocket", at: [136, 190] },
    { label: "Two deep pockets", at: [116, 500] },
    { label: "Side vents", at: [226, 680] },
  ],
  measures: [
    { code: "A", label: "Chest", from: [-232, 240], to: [232, 240] },
    { code: "B", label: "Length", from: [0, -16], to: [0, 732] },
    { code: "C", label: "Sleeve", from: [208, 44], to: [317, 262] },
  ],
};
