/** More words of a search than these are dropped: they protect the server. */
export const MAX_WORDS = 12;

/**
 * The words of a text as the index keeps them: lower case, without accents, letters and digits only.
 * `"Chef's Coat — Größe 52"` gives `chefs coat grosse 52`.
 */
export function words(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll("ß", "ss");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Singular and plural meet in one stem: `coats` and `coat`, `dresses` and `dress`. */
export function wordStem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
