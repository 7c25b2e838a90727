/** Every printable character of ASCII. */
const BASIC = between(0x20, 0x7e);

/** Signs that English screens draw: sizes, money, quotes, marks. */
const SIGNS = "\u00a0×−–—‘’“”…€£¥°½¼©®™·•↓é";

/** Letters of western Europe, and the rarer signs (the source has no arrow to the side, no Ÿ). */
const ACCENTED =
  "ÃÅÌÐÒÕØÝÞãåìðòõøýþıÀÂÄÆÇÈÉÊËÎÏÔŒÙÛÜàâäæçèêëîïôœùûüÿÁÍÑÓÚáíñóúªºßÖö÷‚„‹›«»¢¾²³↑¿¡§¶±µ′″";

/** Characters of `archivo.woff2`, which is preloaded. */
export const coreCharacters: readonly string[] = BASIC.concat(Array.from(SIGNS));

/** Characters of `archivo-accents.woff2`, which a page without them never fetches. */
export const accentCharacters: readonly string[] = Array.from(ACCENTED);

/** Characters of `archivo-names.woff2`: people's names from Gdańsk to Istanbul, which are sewn and read everywhere. */
export const nameCharacters: readonly string[] = between(0x100, 0x17f)
  .concat(Array.from("ȘșȚțẞ"))
  .filter((one) => !accentCharacters.includes(one));

/** The CSS `unicode-range` that covers exactly these characters, in ascending order. */
export function unicodeRange(characters: readonly string[]): string {
  const points = characters.map((c) => c.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}

function hex(point: number): string {
  return point.toString(16).toUpperCase();
}

/** The characters from one code point to another, both of them too. */
function between(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
}
