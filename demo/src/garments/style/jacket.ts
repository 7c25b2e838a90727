import { jacketBack, jacketFront } from "../jacket.ts";
import { trimsFor } from "../trims.ts";
import type { Style } from "../style.ts";

const front = () => jacketFront("canvas");
const back = () => jacketBack("canvas");

/** The chore jacket. */
export const jacketStyle: Style = {
  code: "jacket",
  name: "Chore jacket",
  kind: "coat",
  colors: ["workblue", "navy", "olive", "charcoal", "tobacco", "oat", "black"],
  trims: (color) => trimsFor(color),
  views: {
    sf: { drawing: front, center: [0, 364] },
    sb: { drawing: back, center: [0, 362] },
    d: {
      drawing: front,
      center: [60, 150],
      scale: 2.4,
      colors: ["workblue", "olive", "tobacco", "navy"],
    },
  },
  placements: {
    sf: [
      { code: "left-chest", label: "Left chest", x: 70, y: 112, width: 94, height: 46 },
      { code: "right-chest", label: "Right chest", x: -170, y: 140, width: 100, height: 60 },
      { code: "pocket", label: "Chest pocket", x: 76, y: 206, width: 82, height: 60 },
    ],
    sb: [
      { code: "back-yoke", label: "Between the shoulders", x: -130, y: 60, width: 260, height: 70 },
      { code: "back-center", label: "Back", x: -130, y: 160, width: 260, height: 240 },
    ],
  },
  notes: [
    { label: "Collar without a stand", at: [80, 60] },
    { label: "Five buttons of 20 mm", at: [2, 332] },
    { label: "Patch pocket, stitched twice", at: [116, 240] },
    { label: "Pocket for a folding rule", at: [-126, 580] },
    { label: "Cuff with room for a glove", at: [296, 618] },
  ],
  measures: [
    { code: "A", label: "Chest", from: [-232, 240], to: [232, 240] },
    { code: "B", label: "Length", from: [0, -36], to: [0, 760] },
    { code: "C", label: "Sleeve", from: [208, 46], to: [339, 634] },
  ],
};
