import { inOneLine, isOneLine, isSeen } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";

/** Products that a customer may have saved in one website. */
export const SAVED_PRODUCTS_MAX = 200;
/** The most on one page of a list of them. */
export const SAVED_PAGE_MAX = 50;
/** Letters of a name. */
export const SAVED_NAME_MAX = 60;

/** What is wrong with the name that somebody saves a product under; it must come trimmed (EMB-45). */
export function checkSavedName(name: string): Problem[] {
  if (!isSeen(name)) return [problem("savedProduct.nameMissing", "name")];
  if (!isOneLine(name)) return [problem("embroidery.textControl", "name")];
  const isShort = name.length <= SAVED_NAME_MAX;
  return isShort ? [] : [problem("savedProduct.nameInvalid", "name", SAVED_NAME_MAX)];
}

/** What a product is saved as where nobody names it: as it is called, as far as there is room. */
export const savedNameOf = ({ name }: { readonly name: string }): string =>
  inOneLine(name)
    .slice(0, SAVED_NAME_MAX)
    .replace(/\p{Cs}$/u, "")
    .trim();

/** What of a saved product is searched: its own name, that of the product, and the words on it. */
interface Searched {
  readonly name: string;
  readonly product: string;
  readonly words: readonly string[];
}

/** Whether every word of a search stands somewhere in it, in whatever case. */
export function isFoundBy({ name, product, words }: Searched, search: string): boolean {
  const said = [name, product, ...words].join(" ").toLocaleLowerCase("en");
  return search
    .toLocaleLowerCase("en")
    .split(/\s+/)
    .every((word) => said.includes(word));
}
