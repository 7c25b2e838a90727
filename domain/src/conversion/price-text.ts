/**
 * The amount in a price as it is read (ANALYTICS-08): its first number, without commas. `"$1,234.50"` is 1234.5, and
 * `"From $12 to $20"` is 12.
 * @throws Error `Invalid price format` where there is no number in it
 */
export function priceIn(text: string): number {
  const [token] = /\d[\d,]*(?:\.\d+)?|\.\d+/.exec(text) ?? [];
  if (token === undefined) throw new Error("Invalid price format");
  return Number(token.replaceAll(",", ""));
}
