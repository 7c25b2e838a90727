import { problem, type Problem } from "../../problem.ts";
import { LETTERING_LIMITS } from "../lettering/limits.ts";
import { FLAG_HEIGHTS_MM } from "../shape/flags/flag-order.ts";
import { findFlag } from "../shape/flags/flag.ts";
import { findThread } from "../thread/threads.ts";
import { linesOf, type EmbroideryOffer, type FlagTerms, type TextTerms } from "./offer.ts";

/** An offer as staff write it. */
export interface OfferDraft extends Omit<EmbroideryOffer, "id"> {
  /** Of two for a category the one that stands before holds. */
  readonly position: number;
}

/** What is wrong with an offer, at its fields. Whether its products and services are there, the catalogue says. */
export function checkOffer({ name, placements, text, flags, ...terms }: OfferDraft): Problem[] {
  const codes = placements.map(({ code }) => code);
  const twice = codes.find((code, at) => codes.indexOf(code) !== at);
  return [
    ...(name.trim() === "" ? [problem("embroidery.offerNameMissing", "name")] : []),
    ...(twice === undefined ? [] : [problem("embroidery.placementsTwice", "placements", twice)]),
    ...(text ? checkText(text, codes) : []),
    ...(flags ? checkFlags(flags, codes) : []),
    ...unknownThreads(
      "colorExclusions",
      terms.colorExclusions.flatMap(({ threads }) => threads),
    ),
  ];
}

function checkText(text: TextTerms, codes: readonly string[]): Problem[] {
  const { fonts, threads, placements, lines } = text;
  const isPlaced = placements.length > 0 && placements.every((code) => codes.includes(code));
  const isCounted = linesOf(text).length > 0 && lines.length <= LETTERING_LIMITS.lines;
  const isMute = lines.some(({ isLocked, defaultText }) => isLocked && defaultText.trim() === "");
  return [
    ...(isPlaced ? [] : [problem("embroidery.placementsMissing", "placements")]),
    ...(fonts.length > 0 ? [] : [problem("embroidery.fontsMissing", "fonts")]),
    ...(threads.length > 0 ? [] : [problem("embroidery.threadsMissing", "threads")]),
    ...unknownThreads("threads", threads),
    ...checkHeights(text),
    ...(isCounted ? [] : [problem("embroidery.linesMissing", "lines", LETTERING_LIMITS.lines)]),
    ...(isMute ? [problem("embroidery.lockedLineEmpty", "lines")] : []),
    ...checkPrices(text),
  ];
}

function checkFlags(
  { flags, placements, pair, heightMm }: FlagTerms,
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
    ...(isHigh ? [] : [problem("embroidery.flagHeightInvalid", "flagTerms", min, max)]),
  ];
}

function unknownThreads(field: string, numbers: readonly string[]): Problem[] {
  const unknown = numbers.find((number) => findThread(number)?.number !== number);
  return unknown === undefined ? [] : [problem("embroidery.threadNotOnCard", field, unknown)];
}

function checkHeights({ heightMm: { min, usual, max } }: TextTerms): Problem[] {
  const { min: least, max: most } = LETTERING_LIMITS.heightMm;
  const isRising = least <= min && min <= usual && usual <= max && max <= most;
  return isRising ? [] : [problem("embroidery.heightsInvalid", "heights", least, most)];
}

function checkPrices({ prices }: TextTerms): Problem[] {
  const isRising = prices.every(({ upTo }, at) => upTo > (prices[at - 1]?.upTo ?? 0));
  return prices.length > 0 && isRising ? [] : [problem("embroidery.pricesInvalid", "prices")];
}
