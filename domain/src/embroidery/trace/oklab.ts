/** A color in OKLab, where equal distances look about equally large. */
export interface OkLab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** Of 0 to 255 each, fractions allowed. The same bits wherever it runs: roots are Newton's. */
export function okLabOf(red: number, green: number, blue: number): OkLab {
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)];
  const long = root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b, 3);
  const middle = root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b, 3);
  const short = root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b, 3);
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

/** How far two colors are apart, squared. */
export function apartSquared(one: OkLab, other: OkLab): number {
  const [l, a, b] = [one.l - other.l, one.a - other.a, one.b - other.b];
  return l * l + a * a + b * b;
}

/** The light of an sRGB value: its 2.4th power is its square times the fifth root of its square. */
function linear(value: number): number {
  if (value <= 0.04045) return value / 12.92;
  const base = (value + 0.055) / 1.055;
  return base * base * root(base * base, 5);
}

/** After so many steps from 1 a root of 0.00001 to 1 has settled. */
const STEPS = 24;

function root(value: number, degree: 3 | 5): number {
  if (value <= 0) return 0;
  let guess = 1;
  for (let i = 0; i < STEPS; i += 1) {
    const square = guess * guess;
    const power = degree === 3 ? square : square * square;
    const next = guess - (guess * power - value) / (degree * power);
    if (next === guess) break;
    guess = next;
  }
  return guess;
}
