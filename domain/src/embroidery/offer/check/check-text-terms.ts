import { problem, type Problem } from "../../../problem.ts";
import { checkText as checkLetters } from "../../lettering/check-text.ts";
import { lettersOf } from "../../lettering/font/composed-letter.ts";
import { LETTERING_LIMITS } from "../../lettering/limits.ts";
import { linesOf, type LineRule, type TextTerms } from "../offer.ts";
import { checkTextPrices } from "./check-prices.ts";
import { unknownThreads } from "./check-threads.ts";
import { foundTwice } from "./found-twice.ts";

/** What is wrong with how text is embroidered; `codes` are those of the placements that there are. */
export function checkTextTerms(text: TextTerms, codes: readonly string[]): Problem[] {
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
    ...checkTextPrices(text),
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

function checkHeights({ heightMm: { min, usual, max } }: TextTerms): Problem[] {
  const { min: least, max: most } = LETTERING_LIMITS.heightMm;
  const isOrdered = least <= min && min <= usual && usual <= max && max <= most;
  return isOrdered ? [] : [problem("embroidery.heightsInvalid", "heights", least, most)];
}
