/**
 * The whole number that a shopper's free text means (PDP-45), rounded to the nearest (OPEN-50);
 * `undefined` for text that is no number. `"2.6"` is 3, `" 12 "` is 12, `"a dozen"` is nothing.
 */
export function enteredQuantity(entered: string | number): number | undefined {
  const text = String(entered).trim();
  if (text === "") return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) return undefined;
  // `+ 0` turns the -0 of "-0.2" into 0.
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}

/** Up to the next multiple of the increment: 7 in fives is 10 (CART-24, OPEN-50). */
export function roundUpToIncrement(quantity: number, increment: number): number {
  const step = Math.max(1, increment);
  return Math.ceil(quantity / step) * step;
}
