/** How an accent is made of the character of a font that draws it. */
type MarkShape =
  | "asDrawn"
  /** Upside down: a caron is a circumflex turned over. */
  | "flipped"
  /** Left for right: an ogonek is a cedilla that turns the other way. */
  | "mirrored"
  /** Two of them side by side. */
  | "twice"
  /** A bow in the place of the character, as thick as a hyphen. */
  | "bow"
  /** Without what lies over an x: a j without its dot. */
  | "dotless";

/** Where an accent stands on the letter that wears it. */
type MarkPlace =
  /** In the middle over it, as far from it as the font has it over an x. */
  | "over"
  /** The same, as high as two dots stand. */
  | "asDots"
  /** In the middle under it, at the height that the font gives it. */
  | "below"
  /** In the middle under it, its top a little under the baseline. */
  | "underBaseline"
  /** Under its right side. */
  | "belowRight"
  /** On its right edge. */
  | "right";

/** What is sewn over or under a letter, and the character of a font that draws it. */
export interface Mark {
  /** A spacing accent that stands where it belongs over a lower-case letter, e.g. `´`. */
  readonly drawnBy: string;
  readonly shape: MarkShape;
  readonly place: MarkPlace;
}

function mark(drawnBy: string, shape: MarkShape = "asDrawn", place: MarkPlace = "over"): Mark {
  return { drawnBy, shape, place };
}

const commaBelow = mark(",", "asDrawn", "underBaseline");

/** By combining character. */
const marks: Readonly<Record<string, Mark>> = {
  "\u0300": mark("`"),
  "\u0301": mark("´"),
  "\u0302": mark("ˆ"),
  "\u0303": mark("˜"),
  "\u0304": mark("¯"),
  "\u0306": mark("ˆ", "bow"),
  "\u0307": mark(".", "asDrawn", "asDots"),
  "\u0308": mark("¨"),
  "\u030A": mark("˚"),
  "\u030B": mark("´", "twice"),
  "\u030C": mark("ˆ", "flipped"),
  "\u0326": commaBelow,
  "\u0327": mark("¸", "asDrawn", "below"),
  "\u0328": mark("¸", "mirrored", "belowRight"),
};

/** Letters that wear an accent otherwise than the others do; Unicode takes them apart alike. */
const otherMarks: Readonly<Record<string, Mark>> = {
  ...Object.fromEntries(Array.from("GKLNRklnr", (base) => [`${base}\u0327`, commaBelow])),
  "g\u0327": mark("‘"),
};

/** The accent of a letter by its combining character. */
export function markOn(base: string, accent: string): Mark | undefined {
  return otherMarks[base + accent] ?? marks[accent];
}

/** A bar through a letter, as thick as the font's hyphen. */
export interface Bar {
  readonly base: string;
  /** Its middle, as parts of the width and the height of the letter's ink. */
  readonly x: number;
  readonly y: number;
  /** In heights of a capital, and how far it rises on that way. */
  readonly width: number;
  readonly rise: number;
}

/** Letters that have a bar more than another one; Unicode does not take them apart. */
export const barred: Readonly<Record<string, Bar>> = {
  Ł: { base: "L", x: 0.22, y: 0.5, width: 0.48, rise: 0.22 },
  ł: { base: "l", x: 0.5, y: 0.5, width: 0.44, rise: 0.2 },
  đ: { base: "d", x: 0.76, y: 0.84, width: 0.44, rise: 0 },
  Ħ: { base: "H", x: 0.5, y: 0.76, width: 0.95, rise: 0 },
  ħ: { base: "h", x: 0.24, y: 0.84, width: 0.44, rise: 0 },
  Ŧ: { base: "T", x: 0.5, y: 0.42, width: 0.5, rise: 0 },
  ŧ: { base: "t", x: 0.5, y: 0.4, width: 0.46, rise: 0 },
};

const hook = mark("j", "dotless", "right");

/** Letters that continue in the tail of another one. */
export const tailed: Readonly<Record<string, { readonly base: string; readonly mark: Mark }>> = {
  Ŋ: { base: "N", mark: hook },
  ŋ: { base: "n", mark: hook },
};
