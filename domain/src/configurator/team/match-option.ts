import type { ConfigurableChoice } from "../../catalog/product-detail.ts";

type Option = ConfigurableChoice["options"][number];

/**
 * The option that somebody means, however they write it; `undefined` where none is meant, or more than one.
 * @example of XS to 3XL "x-large" is XL, "XXL" is 2XL, "Size m" is M
 */
export function matchOption(
  typed: string,
  { options }: Pick<ConfigurableChoice, "options">,
): Option | undefined {
  const same = options.find(({ label }) => label === typed.trim());
  if (same) return same;
  const meant = plainSize(typed);
  const alike = options.filter(({ label, value }) => [label, value].map(plainSize).includes(meant));
  return meant !== "" && alike.length === 1 ? alike[0] : undefined;
}

/** Words of sizes and the letters they stand for, in the order in which they are read. */
const WORDS = [
  [/^size/, ""],
  [/extra/g, "x"],
  [/small$/, "s"],
  [/med(ium)?$/, "m"],
  [/large$/, "l"],
] as const;

/** A size without what people write differently: `X-Large` and `xl` are `xl`, `XXL` is `2xl`. */
function plainSize(text: string): string {
  const bare = text.toLowerCase().replaceAll(/[\s._-]+/gu, "");
  const letters = WORDS.reduce((left, [word, letter]) => left.replace(word, letter), bare);
  return letters.replace(/^(x{2,})([sl])$/, (_, xs: string, end: string) => `${xs.length}x${end}`);
}
