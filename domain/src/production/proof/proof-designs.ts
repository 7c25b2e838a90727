import { designsOf, isLettering, isLogo, type Made } from "../../embroidery/offer/made.ts";
import { sayText } from "../../phrased.ts";
import type { Say } from "../../phrase.ts";
import { sizeOfFlag } from "../job-facts.ts";

/** Something that a proof shows, as its buyer reads it. */
export interface ProofDesign {
  readonly name: string;
  readonly placement: string;
  /** To 0.1 mm. */
  readonly widthMm: number;
  readonly heightMm: number;
}

/** What a proof shows, one after the other, its name in the language of `say`; placements are said by whoever shows them. */
export function proofDesigns(made: Made, say: Say): readonly ProofDesign[] {
  const names = designsOf(made).map(({ name }) => sayText(name, say));
  const sizes = sizesOf(made);
  const places = "flags" in made ? made.flags.map((one) => one.placement) : [made.placement];
  return sizes.map(({ widthMm, heightMm }, at) => ({
    name: names[at] ?? "",
    placement: places[at]?.name ?? "",
    widthMm: tenth(widthMm),
    heightMm: tenth(heightMm),
  }));
}

/** Of a logo without stitches nobody knows how large it will be. */
function sizesOf(made: Made): readonly Pick<ProofDesign, "widthMm" | "heightMm">[] {
  if (isLettering(made)) return [made];
  if (isLogo(made)) return [made.sewn ?? { widthMm: 0, heightMm: 0 }];
  return made.flags.map(({ order }) => sizeOfFlag(order));
}

const tenth = (mm: number) => Math.round(mm * 10) / 10;
