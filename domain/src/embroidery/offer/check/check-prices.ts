import { problem, type Problem } from "../../../problem.ts";
import { linesOf, type TextPriceStep, type TextTerms } from "../offer.ts";

/** Whatever may be written has a price: the last step takes any number of lines, or all that there are. */
export function checkTextPrices(text: TextTerms): Problem[] {
  const { prices } = text;
  const last = prices.at(-1);
  const isCovered = !isRising(prices) || (last?.lines ?? Infinity) >= linesOf(text).length;
  return [
    ...checkSteps("prices", prices),
    ...(isCovered ? [] : [problem("embroidery.linesUncharged", "prices", linesOf(text).length)]),
  ];
}

/** Steps that do not rise, or that are charged as nothing. */
export function checkSteps(field: string, prices: readonly TextPriceStep[]): Problem[] {
  return [
    ...(isRising(prices) ? [] : [problem("embroidery.pricesInvalid", field)]),
    ...uncharged(
      field,
      prices.map(({ sku }) => sku),
    ),
  ];
}

/** Something that is done and charged as nothing. */
export const uncharged = (field: string, skus: readonly (string | null)[]): Problem[] =>
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
