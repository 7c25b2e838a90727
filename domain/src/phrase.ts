/**
 * Fills `%1`, `%2` … of an English phrase or its translation.
 * A phrase that asks for a value it was not given throws: CONF-38.
 */
export function fillPhrase(phrase: string, params: readonly (string | number)[]): string {
  return phrase.replaceAll(/%(\d)/g, (placeholder, digit: string) => {
    const value = params[Number(digit) - 1];
    if (value === undefined) throw new Error(`No value for ${placeholder} in "${phrase}"`);
    return String(value);
  });
}

/** The digits of the `%n` in a phrase. */
export function valuesAskedFor(phrase: string): ReadonlySet<string> {
  return new Set(Array.from(phrase.matchAll(/%(\d)/g), ([, digit = ""]) => digit));
}
