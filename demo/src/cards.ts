import sharp from "sharp";
import { MASTER_SIZE } from "./master.ts";

/** The drawn gift cards, by what their file is called. */
export const CARDS = [
  { code: "stripes", label: "Gift card with apron stripes and a toque" },
] as const;

/** The file that a card's picture is kept in. */
export const cardFile = (code: string): string => `card-${code}-sf.webp`;

const CLOTH = "#1f2a44";
const STRIPE = "#f4efe4";
const THREAD = "#d4500f";

/** The picture of a gift card: apron stripes, a toque, and a seam around; as large as the other pictures, with alpha. */
export function cardWebp(): Promise<Uint8Array> {
  const [width, height] = MASTER_SIZE;
  const stripes = [0, 1, 2, 3, 4].map(
    (at) => `<rect x="${590 + at * 62}" y="360" width="26" height="530" fill="${STRIPE}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><clipPath id="card"><rect x="80" y="360" width="840" height="530" rx="34"/></clipPath></defs>
    <rect x="92" y="380" width="840" height="530" rx="34" fill="#000" fill-opacity="0.12"/>
    <rect x="80" y="360" width="840" height="530" rx="34" fill="${CLOTH}"/>
    <g clip-path="url(#card)">${stripes.join("")}</g>
    <rect x="104" y="384" width="792" height="482" rx="22" fill="none" stroke="${THREAD}" stroke-width="6"
      stroke-dasharray="22 12" stroke-linecap="round"/>
    <g fill="${STRIPE}" stroke="${CLOTH}" stroke-width="5" stroke-linejoin="round">
      <path d="M214 606 C150 596 150 500 226 504 C236 438 346 424 366 484 C424 448 492 512 446 566 C436 590 420 602 398 606
        L398 716 L214 716 Z"/>
      <path d="M214 662 L398 662" fill="none"/>
      <path d="M260 606 L260 650 M306 598 L306 650 M352 606 L352 650" fill="none"/>
    </g>
  </svg>`;
  return sharp(Buffer.from(svg))
    .webp({ quality: 86, alphaQuality: 100, effort: 5, smartSubsample: true })
    .toBuffer();
}
