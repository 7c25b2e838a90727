/** An amount of money: a whole number of minor units (cents; yen have none) in one ISO 4217 currency. */
export interface Money {
  readonly minor: number;
  readonly currency: string;
}

/** @throws RangeError when `minor` is not a whole number that doubles hold exactly. */
export function money(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not a whole amount: ${minor}`);
  return { minor, currency };
}

export function zero(currency: string): Money {
  return money(0, currency);
}

/** @throws RangeError when the currencies differ: sums across currencies are bugs. */
export function add(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.minor + b.minor, a.currency);
}

export function subtract(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.minor - b.minor, a.currency);
}

/** Price per piece times a whole number of pieces. */
export function times(price: Money, pieces: number): Money {
  return money(price.minor * pieces, price.currency);
}

export function sum(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(add, zero(currency));
}

/**
 * A share of an amount, in millionths (8.875 % = 88750), rounded half away from zero to a minor unit.
 * Whole-number arithmetic, so no share is ever a cent off by binary fractions.
 */
export function share(amount: Money, micro: number): Money {
  const exact = amount.minor * micro;
  // Doubles hold it: many times faster, and carts of many rules ask often.
  if (exact >= 0 && exact < Number.MAX_SAFE_INTEGER - 500_000) {
    return money(Math.floor((exact + 500_000) / 1_000_000), amount.currency);
  }
  const product = BigInt(amount.minor) * BigInt(micro);
  const sign = product < 0n ? -1n : 1n;
  const rounded = (sign * product * 2n + 1_000_000n) / 2_000_000n;
  return money(Number(sign * rounded), amount.currency);
}

/**
 * Splits an amount over weights so that the parts add up to it exactly (largest remainder first).
 * `allocate(money(100, "USD"), [1, 1, 1])` gives 34, 33, 33. All weights zero: the first part takes all.
 */
export function allocate(amount: Money, weights: readonly number[]): Money[] {
  const total = weights.reduce((a, b) => a + b, 0);
  if (total <= 0) return weights.map((_, i) => money(i === 0 ? amount.minor : 0, amount.currency));
  const exact = weights.map((weight) => (BigInt(amount.minor) * BigInt(weight)) / BigInt(total));
  const parts = exact.map(Number);
  let rest = amount.minor - parts.reduce((a, b) => a + b, 0);
  const byRemainder = weights
    .map((weight, i) => ({ i, rem: (amount.minor * weight) % total }))
    .sort((a, b) => b.rem - a.rem || a.i - b.i);
  for (const { i } of byRemainder) {
    if (rest <= 0) break;
    parts[i] = (parts[i] ?? 0) + 1;
    rest -= 1;
  }
  return parts.map((minor) => money(minor, amount.currency));
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} is not ${b.currency}`);
}
