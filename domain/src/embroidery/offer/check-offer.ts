import { isOneLine } from "../../one-line.ts";
import { problem, type Problem } from "../../problem.ts";
import { checkText as checkLetters } from "../lettering/check-text.ts";
import { lettersOf } from "../lettering/font/composed-letter.ts";
import { LETTERING_LIMITS } from "../lettering/limits.ts";
import { logoId } from "../logo/logo.ts";
import { FLAG_HEIGHTS_MM } from "../shape/flags/flag-order.ts";
import { findFlag } from "../shape/flags/flag.ts";
import { findThread } from "../thread/threads.ts";
import { logosOfLines } from "./logo-lines.ts";
import { LOGOS_MOST } from "./logos.ts";
import {
  linesOf,
  type EmbroideryOffer,
  type FlagTerms,
  type LineRule,
  type LogoTerms,
  type TextPriceStep,
  type TextTerms,
} from "./offer.ts";
import { isOnPicture } from "./placement-room.ts";

/** An offer as staff write it. */
export interface OfferDraft extends Omit<EmbroideryOffer, "id"> {
  /** Of two for a category the one that stands before holds. */
  readonly position: number;
}

/** What is wrong with an offer, at its fields. Whether its products and services are there, the catalogue says. */
export function checkOffer({
  name,
  placements,
  text,
  flags,
  logos,
  ...terms
}: OfferDraft): Problem[] {
  const codes = placements.map(({ code }) => code);
  return [
    ...(name.trim() === "" ? [problem("embroidery.offerNameMissing", "name")] : []),
    ...(isPlace(terms.position)
      ? []
      : [problem("embroidery.offerPlaceInvalid", "position", PLACE_MAX)]),
    ...checkPlacements(placements, terms.pictureWidthMm),
    ...(text ? checkText(text, codes) : []),
    ...(flags ? checkFlags(flags, codes) : []),
    ...(logos ? checkLogos(logos, codes) : []),
    ...unknownThreads(
      "colorExclusions",
      terms.colorExclusions.flatMap(({ threads }) => threads),
    ),
    ...(text ? threadless(text, terms.colorExclusions) : []),
    ...uncharged(
      "services",
      terms.services.map(({ sku }) => sku),
    ),
    ...(terms.messages.every(isOneLine) ? [] : [problem("embroidery.textControl", "messages")]),
  ];
}

/** The last place among the offers. */
const PLACE_MAX = 10_000;

const isPlace = (position: number) =>
  Number.isInteger(position) && position >= 0 && position <= PLACE_MAX;

/** Where something is embroidered: each place once, with a name, and all of it on the picture. */
function checkPlacements(
  placements: OfferDraft["placements"],
  pictureWidthMm: number,
): readonly Problem[] {
  const { min, max } = PICTURE_WIDTHS_MM;
  // Without a width nobody can say what lies on the picture.
  if (!(pictureWidthMm >= min && pictureWidthMm <= max)) {
    return [problem("embroidery.pictureWidthInvalid", "pictureWidthMm", min, max)];
  }
  const twice = foundTwice(placements.map(({ code }) => code));
  const nameTwice = foundTwice(placements.map(({ name }) => name.trim().toLowerCase()));
  const nameless = placements.some(({ name }) => name.trim() === "");
  const off = placements.filter((place) => !isOnPicture(place, pictureWidthMm));
  return [
    ...(twice === undefined ? [] : [problem("embroidery.placementsTwice", "placements", twice)]),
    ...(twice === undefined && nameTwice !== undefined && nameTwice !== ""
      ? [problem("embroidery.placementsTwice", "placements", nameTwice)]
      : []),
    ...(nameless ? [problem("embroidery.placementNameMissing", "placements")] : []),
    ...off.map(({ name }) => problem("embroidery.placementOffPicture", "placements", name)),
  ];
}

/** How much of a garment a picture may show from edge to edge: a badge, or a table's cloth. */
const PICTURE_WIDTHS_MM = { min: 50, max: 2000 } as const;

const foundTwice = <Value>(values: readonly Value[]): Value | undefined =>
  values.find((value, at) => values.indexOf(value) !== at);

/** A color of cloth on which nothing could be sewn that a shopper may choose. */
function threadless(
  { threads }: TextTerms,
  exclusions: OfferDraft["colorExclusions"],
): readonly Problem[] {
  return exclusions
    .filter(
      (excluded) =>
        threads.length > 0 && threads.every((number) => excluded.threads.includes(number)),
    )
    .map(({ color }) => problem("embroidery.noThreadLeft", "colorExclusions", color));
}

function checkText(text: TextTerms, codes: readonly string[]): Problem[] {
  const { fonts, threads, placements, lines } = text;
  const isPlaced = placements.length > 0 && placements.every((code) => codes.includes(code));
  const isCounted = linesOf(text).length > 0 && lines.length <= LETTERING_LIMITS.lines;
  const isMute = lines.some(({ isLocked, defaultText }) => isLocked && defaultText.trim() === "");
  const twice = foundTwice(lines.map(({ number }) => number));
  return [
    ...(isPlaced ? [] : [problem("embroidery.placementsMissing", "placements")]),
    ...(fonts.length > 0 ? [] : [problem("embroidery.fontsMissing", "fonts")]),
    ...(threads.length > 0 ? [] : [problem("embroidery.threadsMissing", "threads")]),
    ...unknownThreads("threads", threads),
    ...checkHeights(text),
    ...(isCounted ? [] : [problem("embroidery.linesMissing", "lines", LETTERING_LIMITS.lines)]),
    ...(isMute ? [problem("embroidery.lockedLineEmpty", "lines")] : []),
    ...(twice === undefined ? [] : [problem("embroidery.linesTwice", "lines", twice)]),
    ...lines.flatMap(checkLine),
    ...checkPrices(text),
  ];
}

/** A line that no shopper could have sewn: they cannot change what a locked one says. */
function checkLine({ number, characterLimit, defaultText }: LineRule): readonly Problem[] {
  const most = LETTERING_LIMITS.lettersPerLine;
  const isLong =
    !Number.isInteger(characterLimit) ||
    characterLimit > most ||
    lettersOf(defaultText).length > Math.max(0, characterLimit);
  const unsewable = defaultText.trim() === "" ? [] : checkLetters([defaultText]);
  return [
    ...(isLong ? [problem("embroidery.defaultTooLong", "lines", number, most)] : []),
    ...unsewable.map((found) => ({ ...found, field: "lines" })),
  ];
}

function checkFlags(
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

function checkLogos(
  { placements, lines, prices, preset, uploadSku, digitizingSku, most }: LogoTerms,
  codes: readonly string[],
): Problem[] {
  const isOffered = (code: string) => placements.includes(code);
  const isPlaced = placements.length > 0 && placements.every((code) => codes.includes(code));
  const numbers = [...lines.flatMap(({ logos }) => logos), ...(preset ? [preset.number] : [])];
  const unknown = numbers.find((number) => logoId(number) === undefined);
  const nowhere = lines.find(({ placements: at }) => at.length === 0 || !at.every(isOffered));
  const open = lines.find(({ logos, takesOwn }) => logos.length === 0 && !takesOwn);
  const twice = foundTwice(lines.map(({ number }) => number));
  const logoTwice = lines.map(({ logos }) => foundTwice(logos)).find((one) => one !== undefined);
  const isUnfit = preset !== null && !isOffered(preset.placement);
  // It would stand there at first, and nobody could order it (EMB-06).
  const isUnlined =
    preset !== null &&
    lines.length > 0 &&
    logosOfLines([{ ...preset, isHouse: true }], lines).size === 0;
  return [
    ...(isPlaced ? [] : [problem("embroidery.logosUnplaced", "logoTerms")]),
    ...(most >= 1 && most <= LOGOS_MOST
      ? []
      : [problem("embroidery.logoCountInvalid", "logoTerms", LOGOS_MOST)]),
    ...(lines.length <= LOGOS_MOST
      ? []
      : [problem("embroidery.logoCountInvalid", "logoLines", LOGOS_MOST)]),
    ...(nowhere || isUnfit ? [problem("embroidery.logosUnplaced", "logoLines")] : []),
    ...(isUnlined ? [problem("embroidery.presetUnlined", "logoLines", preset.number)] : []),
    ...(open ? [problem("embroidery.lineWithoutLogo", "logoLines", open.number)] : []),
    ...(twice === undefined ? [] : [problem("embroidery.linesTwice", "logoLines", twice)]),
    ...(logoTwice === undefined
      ? []
      : [problem("embroidery.lineLogoTwice", "logoLines", logoTwice)]),
    ...(unknown === undefined
      ? []
      : [problem("embroidery.noSuchLogoNumber", "logoLines", unknown)]),
    ...checkSteps("logoPrices", prices),
    ...uncharged("logoPrices", [uploadSku, digitizingSku]),
  ];
}

function unknownThreads(field: string, numbers: readonly string[]): Problem[] {
  const unknown = numbers.find((number) => findThread(number)?.number !== number);
  return unknown === undefined ? [] : [problem("embroidery.threadNotOnCard", field, unknown)];
}

function checkHeights({ heightMm: { min, usual, max } }: TextTerms): Problem[] {
  const { min: least, max: most } = LETTERING_LIMITS.heightMm;
  const isOrdered = least <= min && min <= usual && usual <= max && max <= most;
  return isOrdered ? [] : [problem("embroidery.heightsInvalid", "heights", least, most)];
}

/** Whatever may be written has a price: the last step takes any number of lines, or all that there are. */
function checkPrices(text: TextTerms): Problem[] {
  const { prices } = text;
  const last = prices.at(-1);
  const isCovered = !isRising(prices) || (last?.lines ?? Infinity) >= linesOf(text).length;
  return [
    ...checkSteps("prices", prices),
    ...(isCovered ? [] : [problem("embroidery.linesUncharged", "prices", linesOf(text).length)]),
  ];
}

function checkSteps(field: string, prices: readonly TextPriceStep[]): Problem[] {
  return [
    ...(isRising(prices) ? [] : [problem("embroidery.pricesInvalid", field)]),
    ...uncharged(
      field,
      prices.map(({ sku }) => sku),
    ),
  ];
}

/** Something that is done and charged as nothing. */
const uncharged = (field: string, skus: readonly (string | null)[]): Problem[] =>
  skus.includes("") ? [problem("embroidery.serviceMissing", field)] : [];

/** By stitches, and of equal ones by lines; any number of them comes last. */
const isRising = (prices: readonly TextPriceStep[]): boolean =>
  prices.length > 0 &&
  prices.every(({ upTo, lines = Infinity }, at) => {
    const before = prices[at - 1] ?? { upTo: 0, lines: 0 };
    const isCount = lines === Infinity || (Number.isInteger(lines) && lines > 0);
    return (
      isCount &&
      (upTo > before.upTo || (upTo === before.upTo && lines > (before.lines ?? Infinity)))
    );
  });
