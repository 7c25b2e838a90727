import { apronStyle } from "./style/apron.ts";
import { bistroStyle } from "./style/bistro.ts";
import { coatStyle, pipedCoatStyle, shortCoatStyle } from "./style/coat.ts";
import { jacketStyle } from "./style/jacket.ts";
import { labCoatStyle } from "./style/lab-coat.ts";
import { poloStyle } from "./style/polo.ts";
import { scrubTopStyle } from "./style/scrub-top.ts";
import { scrubTrousersStyle } from "./style/scrub-trousers.ts";
import { shirtStyle, shortShirtStyle } from "./style/shirt.ts";
import { skullCapStyle } from "./style/skull-cap.ts";
import { teeStyle } from "./style/tee.ts";
import { cargoStyle, jeansStyle, trousersStyle } from "./style/trousers.ts";
import { waistcoatStyle } from "./style/waistcoat.ts";
import type { Style } from "./style.ts";

/** Every garment of the demo store. */
export const STYLES: readonly Style[] = [
  coatStyle,
  shortCoatStyle,
  pipedCoatStyle,
  jacketStyle,
  shirtStyle,
  shortShirtStyle,
  poloStyle,
  teeStyle,
  waistcoatStyle,
  scrubTopStyle,
  scrubTrousersStyle,
  labCoatStyle,
  apronStyle,
  bistroStyle,
  trousersStyle,
  cargoStyle,
  jeansStyle,
  skullCapStyle,
];

/** The style of a code. Throws for a code that no garment has. */
export function styleByCode(code: string): Style {
  const found = STYLES.find((style) => style.code === code);
  if (!found) throw new RangeError(`no garment style "${code}"`);
  return found;
}
