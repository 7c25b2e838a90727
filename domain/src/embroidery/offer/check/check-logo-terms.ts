import { problem, type Problem } from "../../../problem.ts";
import { logoId } from "../../logo/logo.ts";
import { logosOfLines } from "../logo-lines.ts";
import { LOGOS_MOST } from "../logos.ts";
import type { LogoTerms } from "../offer.ts";
import { checkSteps, uncharged } from "./check-prices.ts";
import { foundTwice } from "./found-twice.ts";

/** What is wrong with how logos are; `codes` are those of the placements that there are. */
export function checkLogoTerms(
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
