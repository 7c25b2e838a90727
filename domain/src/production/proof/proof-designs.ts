import { designsOf, isLettering, type Made } from "../../embroidery/offer/made.ts";
import { sizeOfFlag } from "../job-facts.ts";

/** Something that a proof shows, as its buyer reads it. */
export interface ProofDesign {
  readonly name: string;
  readonly placement: string;
  /** To 0.1 mm. */
  readonly widthMm: number;
  readonly heightMm: number;
}

/** What a proof shows, one after the other. */
export function proofDesigns(made: Made): readonly ProofDesign[] {
  const names = designsOf(made).map(({ name }) => name);
  const sizes = isLettering(made) ? [made] : made.flags.map(({ order }) => sizeOfFlag(order));
  const places = isLettering(made) ? [made.placement] : made.flags.map((one) => one.placement);
  return sizes.map(({ widthMm, heightMm }, at) => ({
    name: names[at] ?? "",
    placement: places[at]?.name ?? "",
    widthMm: tenth(widthMm),
    heightMm: tenth(heightMm),
  }));
}

const tenth = (mm: number) => Math.round(mm * 10) / 10;
