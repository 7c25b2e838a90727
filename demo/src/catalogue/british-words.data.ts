/** Numbers as texts spell them before "inches". */
export const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  nine: 9,
};

/** What no rule of measures turns into British, the longer before the shorter. */
export const turns: readonly (readonly [string, string])[] = [
  ["three quarters of an inch", "two centimetres"],
  ["Half an inch", "A centimetre"],
  ["half an inch", "a centimetre"],
  ["to the half inch", "to the centimetre"],
  ["100 threads to the inch", "40 threads to the centimetre"],
  ["an inch", "2.5 cm"],
  ["weighs a third of an ounce", "weighs nine grams"],
  ["Hemming to the centimetre costs $9", "Hemming to the centimetre costs £8.50"],
  ["The 19 dollars come off", "The 17 pounds 50 come off"],
  ["holds 400 pounds", "holds 180 kilograms"],
  ["S/M for 21 to 23 inches, L/XL for 23 to 25.", "S/M for 53 to 58 cm, L/XL for 58 to 64."],
  ["colors", "colours"],
  ["color", "colour"],
  ["Color", "Colour"],
  ["percent", "per cent"],
];
