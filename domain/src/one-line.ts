/**
 * Whether a text stays on its line and reads in the order it is written: no line ends or other control characters,
 * and nothing that turns the direction of writing. In a letter, a list or a subject it can then pretend to be
 * nothing else.
 * @example isOneLine("Mira\\r\\nYour order was cancelled") is false
 */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(text);
}

/**
 * Whether anything of a text is seen: spaces, signs without width and blanks that pass for letters are nothing to read.
 * @example isSeen("\u200b") is false
 */
export function isSeen(text: string): boolean {
  return /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/**
 * A text of any origin made to stay on its line: a space stands for control characters, and nothing turns it.
 * @example inOneLine("Mira\\r\\nYour order was cancelled") is "Mira Your order was cancelled"
 */
export function inOneLine(text: string): string {
  // Most texts are such, and replacing costs several times what looking does.
  if (/^[ -~]*$/.test(text)) return text;
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "");
}

/** The lines of a text of any origin, each of which stays on its line. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map(inOneLine);
}
