import { labCoatBack, labCoatFront } from "../lab-coat.ts";
import { trimsFor } from "../trims.ts";
import type { Style } from "../style.ts";

/** The lab coat. */
export const labCoatStyle: Style = {
  code: "labcoat",
  name: "Lab coat",
  kind: "labcoat",
  colors: ["white", "sky", "navy", "steel"],
  trims: (color) => trimsFor(color),
  views: {
    sf: { drawing: labCoatFront, center: [0, 488] },
    sb: { drawing: labCoatBack, center: [0, 486] },
    d: { drawing: labCoatFront, center: [50, 190], scale: 2.4, colors: ["white", "sky", "navy"] },
  },
  placements: {
    sf: [
      { code: "left-chest", label: "Left chest", x: 84, y: 136, width: 78, height: 44 },
      { code: "right-chest", label: "Right chest", x: -166, y: 170, width: 80, height: 60 },
    ],
    sb: [
      { code: "back-yoke", label: "Between the shoulders", x: -120, y: 60, width: 240, height: 70 },
    ],
  },
  notes: [
    { label: "Notched lapel", at: [112, 84] },
    { label: "Four buttons of 20 mm", at: [3, 396] },
    { label: "Chest pocket", at: [122, 206] },
    { label: "Deep patch pocket", at: [130, 580] },
  ],
  measures: [
    { code: "A", label: "Chest", from: [-225, 240], to: [225, 240] },
    { code: "B", label: "Length", from: [0, -36], to: [0, 1004] },
    { code: "C", label: "Sleeve", from: [204, 46], to: [335, 638] },
  ],
};
