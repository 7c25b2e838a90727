import { problem, type Problem } from "../../../problem.ts";
import { FLAG_HEIGHTS_MM } from "../../shape/flags/flag-order.ts";
import { findFlag } from "../../shape/flags/flag.ts";
import type { FlagTerms } from "../offer.ts";
import { uncharged } from "./check-prices.ts";

/** What is wrong with how flags are; `codes` are those of the placements that there are. */
export function checkFlagTerms(
  { flags, placements, pair, heightMm, sku }: FlagTerms,
  codes: readonly string[],
): Problem[] {
  const unknown = flags.find((code) => findFlag(code)?.code !== code);
  const places = [...placements, ...(pair ? [pair.left, pair.right] : [])];
  const isPlaced = places.length > 0 && places.every((code) => codes.includes(code));
  const { min, max } = FLAG_HEIGHTS_MM;
  const isHigh = heightMm >= min && heightMm <= max;
  return [
    ...(flags.length > 0 ? [] : [problem("embroidery.flagsMissing", "flags")]),
    ...(unknown === undefined ? [] : [problem("embroidery.noSuchFlagCode", "flags", unknown)]),
    ...(isPlaced ? [] : [problem("embroidery.flagsUnplaced", "flagTerms")]),
    ...(pair && pair.left === pair.right
      ? [problem("embroidery.pairAtOnePlace", "flagTerms", pair.left)]
      : []),
    ...(isHigh ? [] : [problem("embroidery.flagHeightInvalid", "flagTerms", min, max)]),
    ...uncharged("flagTerms", [sku, pair ? pair.sku : null]),
  ];
}
