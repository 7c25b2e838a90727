/** The fonts a store can sew with. */
export type FontCode =
  | "block"
  | "condensed"
  | "rounded"
  | "serif"
  | "slab"
  | "script"
  | "hand"
  | "monogram"
  | "small-text"
  | "varsity";

/** What is known of a font before its bytes are read. */
export interface FontInfo {
  readonly code: FontCode;
  readonly name: string;
  /** In a few words, for choosing. */
  readonly character: string;
  /** The package that brings the bytes, and the file in it (WOFF 1). */
  readonly package: string;
  readonly file: string;
  /** SPDX; each package carries the text. */
  readonly license: "OFL-1.1";
  /** Top of the H over the baseline, in em: the height of a recipe is the height of a capital. */
  readonly capHeightEm: number;
  /**
   * Heights of a capital, in mm, that sew well: below, its thin strokes are narrower than 0.5 mm
   * or its stems than a column of 0.8 mm; above, the stitches of its stems grow long.
   */
  readonly recommended: { readonly min: number; readonly max: number };
  /** Added between letters unless the recipe says otherwise, in mm. */
  readonly letterSpacingMm: number;
  /** Letters run into each other, as handwriting does. */
  readonly joins: boolean;
}

interface Row {
  readonly name: string;
  readonly character: string;
  readonly family: string;
  readonly weight: number;
  readonly capHeightEm: number;
  readonly min: number;
  readonly max: number;
  readonly letterSpacingMm?: number;
  readonly joins?: true;
}

const rows = {
  block: {
    name: "Block",
    character: "Sturdy capitals, readable across a room",
    family: "archivo",
    weight: 700,
    capHeightEm: 0.686,
    min: 5,
    max: 40,
    letterSpacingMm: 0.3,
  },
  condensed: {
    name: "Narrow",
    character: "Tall and tight, for long names",
    family: "oswald",
    weight: 500,
    capHeightEm: 0.81,
    min: 6,
    max: 50,
    letterSpacingMm: 0.3,
  },
  rounded: {
    name: "Rounded",
    character: "Soft ends, friendly",
    family: "nunito",
    weight: 800,
    capHeightEm: 0.714,
    min: 5,
    max: 40,
    letterSpacingMm: 0.3,
  },
  serif: {
    name: "Serif",
    character: "Classic, with fine strokes",
    family: "pt-serif",
    weight: 700,
    capHeightEm: 0.7,
    min: 8,
    max: 40,
    letterSpacingMm: 0.2,
  },
  slab: {
    name: "Slab",
    character: "Square serifs, like stencils on crates",
    family: "zilla-slab",
    weight: 600,
    capHeightEm: 0.65,
    min: 6,
    max: 40,
    letterSpacingMm: 0.2,
  },
  script: {
    name: "Script",
    character: "Brush strokes that join",
    family: "pacifico",
    weight: 400,
    capHeightEm: 0.877,
    min: 10,
    max: 50,
    joins: true,
  },
  hand: {
    name: "Hand",
    character: "Lively handwriting that joins",
    family: "dancing-script",
    weight: 700,
    capHeightEm: 0.721,
    min: 12,
    max: 60,
    joins: true,
  },
  monogram: {
    name: "Monogram",
    character: "Roman capitals, for initials",
    family: "cinzel",
    weight: 800,
    capHeightEm: 0.7,
    min: 10,
    max: 50,
    letterSpacingMm: 0.3,
  },
  "small-text": {
    name: "Small Text",
    character: "Open shapes that stay readable when small",
    family: "atkinson-hyperlegible",
    weight: 700,
    capHeightEm: 0.668,
    min: 4,
    max: 25,
    letterSpacingMm: 0.4,
  },
  varsity: {
    name: "Varsity",
    character: "Cut corners, for teams",
    family: "graduate",
    weight: 400,
    capHeightEm: 0.75,
    min: 7,
    max: 60,
    letterSpacingMm: 0.3,
  },
} as const satisfies Readonly<Record<FontCode, Row>>;

/** The fonts in the order in which they are offered. All are under the SIL Open Font License 1.1. */
export const fonts: readonly FontInfo[] = Object.entries<Row>(rows).map(([code, row]) => ({
  code: code as FontCode,
  name: row.name,
  character: row.character,
  package: `@fontsource/${row.family}`,
  file: `files/${row.family}-latin-${row.weight}-normal.woff`,
  license: "OFL-1.1",
  capHeightEm: row.capHeightEm,
  recommended: { min: row.min, max: row.max },
  letterSpacingMm: row.letterSpacingMm ?? 0,
  joins: row.joins ?? false,
}));

/** Their codes, in that order. */
export const FONT_CODES = fonts.map(({ code }) => code) as [FontCode, ...FontCode[]];

const byCode: ReadonlyMap<string, FontInfo> = new Map(fonts.map((font) => [font.code, font]));

/** `undefined` for a code that no font of the table has. */
export function fontInfo(code: string): FontInfo | undefined {
  return byCode.get(code);
}
