import { join } from "node:path";
import sharp from "sharp";
import { MASTER_SIZE } from "./master.ts";

/** A drawn garment on the picture of a kit: its width there in pixels, and where it lies. */
interface KitPiece {
  /** A master without its ending. */
  readonly master: string;
  readonly width: number;
  readonly left: number;
  readonly top: number;
}

/** Garments that are sold together, laid out on one picture; the later lie on the earlier. */
interface Kit {
  readonly code: string;
  readonly label: string;
  readonly pieces: readonly KitPiece[];
}

export const KITS: readonly Kit[] = [
  {
    code: "kitchen",
    label: "Coat, trousers, apron and cap",
    pieces: [
      { master: "trousers-black-sf", width: 420, left: 570, top: 310 },
      { master: "coat-white-sf", width: 620, left: 0, top: 20 },
      { master: "apron-navy-sf", width: 450, left: 50, top: 540 },
      { master: "cap-white-sf", width: 320, left: 645, top: 55 },
    ],
  },
];

/** The file that a kit's picture is kept in. */
export const kitFile = (code: string): string => `kit-${code}-sf.webp`;

/** The picture of a kit, put together of the masters that were drawn; as large as they are, with alpha. */
export async function kitWebp({ pieces }: Kit, masters: string): Promise<Uint8Array> {
  const layers = await Promise.all(
    pieces.map(async ({ master, width, left, top }) => {
      // The softest shadow is a part of the drawing.
      const cut = await sharp(join(masters, `${master}.webp`))
        .trim({ threshold: 1 })
        .toBuffer();
      return { input: await sharp(cut).resize({ width }).png().toBuffer(), left, top };
    }),
  );
  const [width, height] = MASTER_SIZE;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height, channels: 4, background } })
    .composite(layers)
    .webp({ quality: 86, alphaQuality: 100, effort: 5, smartSubsample: true })
    .toBuffer();
}
