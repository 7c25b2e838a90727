/**
 * The address of a product or category made from its name: `Café coat, 7.2 oz` gives `cafe-coat-7-2-oz`.
 * Empty when the name has no letter or digit of the Latin alphabet.
 */
export function urlKeyOf(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
}

/** Letters, digits, hyphens, underscores and dots, as Magento accepts; nothing that could be a path. */
export function isUrlKey(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(text) && text.length <= URL_KEY_MAX;
}

const URL_KEY_MAX = 255;
