/**
 * Whether a text stays on its line and reads in the order it is written: no line ends or other control characters,
 * and nothing that turns the direction of writing. In a letter, a list or a subject it can then pretend to be
 * nothing else.
 * @example isOneLine("Mira\\r\\nYour order was cancelled") is false
 */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(text);
}
