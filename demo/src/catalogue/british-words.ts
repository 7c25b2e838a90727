import { numberWords, turns } from "./british-words.data.ts";

/** A text of the demo store as the British view says it: its spelling, grams, centimetres and pounds. */
export function britishText(text: string): string {
  const turned = turns.reduce(
    (said, [american, british]) => said.replaceAll(american, british),
    text,
  );
  return (
    turned
      // The grams stand beside it already.
      .replaceAll(OUNCES_AND_GRAMS, "$1 gsm")
      .replaceAll(OUNCES, (_, from: string, to?: string) => span([from, to], grams, "gsm"))
      .replaceAll(INCHES, (_, from: string, joint?: string, to?: string) =>
        span([from, to], centimetres, "cm", joint),
      )
      .replaceAll(/\bAn (?=[1-79])/g, "A ")
  );
}

const NUMBER = `\\d+(?:\\.\\d+)?`;
/** `7.2 oz`, `5.3 to 7 oz`: what a square yard of the cloth weighs. */
const OUNCES = new RegExp(`(${NUMBER})(?: to (${NUMBER}))? oz\\b`, "g");
const OUNCES_AND_GRAMS = new RegExp(`${NUMBER} oz \\((\\d+) gsm\\)`, "g");
/** `5 inches`, `five inches`, `28 to 46 inches`, `10 by 14 inches`. */
const INCHES = new RegExp(
  `(${NUMBER}|${Object.keys(numberWords).join("|")})(?:( to | by )(${NUMBER}))? inches\\b`,
  "g",
);

function span(
  ends: readonly (string | undefined)[],
  inUnit: (amount: number) => number,
  unit: string,
  joint = " to ",
): string {
  const numbers = ends.filter((end) => end !== undefined).map((end) => inUnit(amountOf(end)));
  return `${numbers.join(joint)} ${unit}`;
}

const amountOf = (text: string) => numberWords[text] ?? Number(text);

const grams = (ounces: number) => Math.round(ounces * 33.906);

/** Short ones to the half centimetre, long ones to the whole. */
function centimetres(inches: number): number {
  const length = inches * 2.54;
  return length < 20 ? Math.round(length * 2) / 2 : Math.round(length);
}
