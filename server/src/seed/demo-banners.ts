import { join } from "node:path";
import { BANNER_PX } from "@placket/domain/content/picture";
import sharp from "sharp";
import { takeCatalogPicture } from "../media/media.ts";

/** A banner of the demo store: garments that it has, hung before a color. */
interface DemoBanner {
  readonly name: string;
  readonly background: string;
  /** Files of garments, from left to right, and where the middle of each hangs, in px. */
  readonly garments: readonly (readonly [file: string, middle: number])[];
}

const BANNERS: readonly DemoBanner[] = [
  {
    name: "banner-kitchen",
    background: "#e4e9ee",
    garments: [
      ["apron-navy-sf.webp", 1110],
      ["coat-white-sf.webp", 850],
    ],
  },
  {
    name: "banner-ward",
    background: "#dcebe6",
    garments: [
      ["scrubpants-navy-sf.webp", 1110],
      ["scrub-navy-sf.webp", 860],
    ],
  },
  {
    name: "banner-workshop",
    background: "#ece7df",
    garments: [
      ["apron-denim-sf.webp", 1120],
      ["jacket-navy-sf.webp", 860],
    ],
  },
];

const HEIGHT = 640;

interface Folders {
  /** The garments of the demo store. */
  readonly mastersDir: string;
  readonly dataDir: string;
}

/** Draws the banners and takes them into the store; gives the file of each. */
export async function storeBanners({
  mastersDir,
  dataDir,
}: Folders): Promise<ReadonlyMap<string, string>> {
  const files = await Promise.all(
    BANNERS.map(async (banner) => {
      const bytes = await drawn(banner, mastersDir);
      const file = await takeCatalogPicture(
        { settings: { dataDir } },
        { bytes, name: banner.name },
      );
      if (file === undefined) throw new Error(`${banner.name} is no picture`);
      return [banner.name, file] as const;
    }),
  );
  return new Map(files);
}

async function drawn({ background, garments }: DemoBanner, mastersDir: string) {
  const hung = await Promise.all(
    garments.map(async ([file, middle]) => {
      const picture = sharp(join(mastersDir, file)).resize({ height: HEIGHT });
      const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
      const left = Math.min(Math.round(middle - info.width / 2), BANNER_PX.width - info.width);
      return { input: data, left, top: Math.round((BANNER_PX.height - HEIGHT) / 2) };
    }),
  );
  return sharp({ create: { ...BANNER_PX, channels: 3, background } })
    .composite(hung)
    .removeAlpha()
    .png()
    .toBuffer();
}
