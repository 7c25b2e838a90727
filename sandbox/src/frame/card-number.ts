/** Brands that the card fields recognise, with the shape of their numbers (ISO/IEC 7812 ranges). */
export type Brand = "visa" | "mastercard" | "amex" | "discover" | "diners" | "jcb" | "other";

interface BrandShape {
  readonly title: string;
  readonly begins: RegExp;
  readonly lengths: readonly number[];
  /** Digits between the gaps, as printed on the card. */
  readonly groups: readonly number[];
  readonly codeLength: number;
}

const FOURS = [4, 4, 4, 4, 3];

export const BRANDS: Readonly<Record<Brand, BrandShape>> = {
  visa: { title: "Visa", begins: /^4/, lengths: [13, 16, 19], groups: FOURS, codeLength: 3 },
  mastercard: {
    title: "Mastercard",
    begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: FOURS,
    codeLength: 3,
  },
  amex: {
    title: "American Express",
    begins: /^3[47]/,
    lengths: [15],
    groups: [4, 6, 5],
    codeLength: 4,
  },
  discover: {
    title: "Discover",
    begins: /^(6011|65|64[4-9])/,
    lengths: [16, 19],
    groups: FOURS,
    codeLength: 3,
  },
  diners: {
    title: "Diners Club",
    begins: /^(36|38|39|30[0-5])/,
    lengths: [14],
    groups: [4, 6, 4],
    codeLength: 3,
  },
  jcb: { title: "JCB", begins: /^35(2[89]|[3-8])/, lengths: [16], groups: FOURS, codeLength: 3 },
  other: { title: "Card", begins: /^/, lengths: [16], groups: FOURS, codeLength: 3 },
};

/** The longest number any brand has, in digits. */
const NUMBER_MAX = 19;

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}

/** The brand that the digits typed so far belong to; `other` until they tell. */
export function brandOf(digits: string): Brand {
  const names = Object.keys(BRANDS) as Brand[];
  return names.find((name) => BRANDS[name].begins.test(digits)) ?? "other";
}

/** `378282246310005` becomes `3782 822463 10005`. */
export function formatNumber(digits: string): string {
  const parts: string[] = [];
  let rest = digits.slice(0, NUMBER_MAX);
  for (const length of BRANDS[brandOf(digits)].groups) {
    if (rest === "") break;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return parts.join(" ");
}

/** The check digit of ISO/IEC 7812: every second digit from the right doubled, the sum ends in 0. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits !== "" && sum % 10 === 0;
}
