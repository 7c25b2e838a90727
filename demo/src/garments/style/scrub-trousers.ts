import { scrubTrousersBack, scrubTrousersFront } from "../scrub-trousers.ts";
import { trimsFor } from "../trims.ts";
import { LEG_MEASURES } from "./trousers.ts";
import type { Style } from "../style.ts";

/** Scrub trousers with a drawstring; the same colors as the scrub top. */
export const scrubTrousersStyle: Style = {
  code: "scrubpants",
  name: "Scrub trousers",
  kind: "trousers",
  colors: ["ciel", "navy", "teal", "sage", "white", "burgundy", "black", "steel"],
  trims: (color) => trimsFor(color),
  views: {
    sf: { drawing: scrubTrousersFront, center: [0, 528] },
    sb: { drawing: scrubTrousersBack, center: [0, 526] },
    d: {
      drawing: scrubTrousersFront,
      center: [50, 150],
      scale: 2.4,
      colors: ["ciel", "teal", "navy"],
    },
  },
  placements: {
    sf: [{ code: "thigh-pocket", label: "Thigh pocket", x: 144, y: 434, width: 76, height: 60 }],
    sb: [{ code: "back-pocket", label: "Back pocket", x: 82, y: 142, width: 80, height: 50 }],
  },
  notes: [
    { label: "Drawstring and elastic", at: [24, 70] },
    { label: "Slant pocket", at: [184, 130] },
    { label: "Thigh pocket", at: [180, 410] },
  ],
  measures: LEG_MEASURES,
};
