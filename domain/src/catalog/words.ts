/** More words of a search than these are dropped: they protect the server. */
export const MAX_WORDS = 12;

/**
 * The words of a text as the index keeps them: lower case, without accents, letters and digits only; a number
 * and its unit are one. `"Chef's Coat — Größe 52, 7,2 Ounces"` gives `chefs coat grosse 52 7.2oz`.
 */
export function words(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(
      MEASURE,
      (_, number: string, unit: string) => ` ${number.replace(",", ".")}${UNITS[unit]} `,
    );
  return plain.match(/\d+\.\d+[a-z]+|[\p{L}\p{N}]+/gu) ?? [];
}

/** Units of cloth and of garments, as they are written and as the index keeps them. */
const UNITS: Readonly<Record<string, string>> = {
  oz: "oz",
  ounce: "oz",
  ounces: "oz",
  gsm: "gsm",
  "g/m2": "gsm",
  inch: "in",
  inches: "in",
  cm: "cm",
  mm: "mm",
};

const MEASURE = new RegExp(
  `(?<![\\d.,])(\\d{1,4}(?:[.,]\\d{1,2})?)[\\s-]?(${Object.keys(UNITS).join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);

/** Singular and plural meet in one stem: `coats` and `coat`, `dresses` and `dress`. */
export function wordStem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
