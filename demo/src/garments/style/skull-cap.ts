import { skullCapBack, skullCapFront } from "../skull-cap.ts";
import { trimsFor } from "../trims.ts";
import type { Style } from "../style.ts";

/** The skull cap. */
export const skullCapStyle: Style = {
  code: "cap",
  name: "Skull cap",
  kind: "cap",
  colors: ["white", "black", "navy", "burgundy", "olive", "steel", "denim"],
  trims: (color) => trimsFor(color),
  views: {
    sf: { drawing: skullCapFront, center: [0, -52] },
    sb: { drawing: skullCapBack, center: [0, -52] },
    d: { drawing: skullCapFront, center: [44, -46], scale: 6, colors: ["white", "black", "navy"] },
  },
  placements: {
    sf: [{ code: "front", label: "Front of the band", x: -40, y: -18, width: 80, height: 28 }],
    sb: [],
  },
  notes: [
    { label: "Gathered crown", at: [40, -84] },
    { label: "Doubled band", at: [70, -8] },
  ],
  measures: [
    { code: "A", label: "Width", from: [-117, 0], to: [117, 0] },
    { code: "B", label: "Height", from: [0, -122], to: [0, 19] },
  ],
};
