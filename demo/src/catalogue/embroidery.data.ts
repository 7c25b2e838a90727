/** Styles of garments that nothing is sewn on but their hem. */
export const hemmedStyles = ["trousers", "cargo", "jeans"] as const;

/** Styles that are printed as well: cloth that lies flat, and has a front without a seam. */
export const printedStyles: readonly string[] = ["apron", "bistro", "tee"];

/** How the garments of a style are embroidered. */
export interface EmbroideredStyle {
  readonly style: string;
  readonly name: string;
  readonly fabric: "poplin" | "twill" | "denim" | "pique";
  /** Heights of a capital, in mm. */
  readonly height: { readonly min: number; readonly max: number; readonly usual: number };
  /** What the lines are called, and how many letters each takes. */
  readonly lines: readonly (readonly [label: string, letters: number])[];
  readonly messages?: readonly string[];
}

const NAME_AND_TITLE = [
  ["Name", 20],
  ["Title or team", 24],
] as const;
const CHEST = { min: 5, max: 20, usual: 9 } as const;

/** The styles that are embroidered. */
export const embroideredStyles: readonly EmbroideredStyle[] = [
  ...(
    [
      ["coat", "Chef coat"],
      ["shortcoat", "Short-sleeved chef coat"],
      ["pipedcoat", "Piped chef coat"],
    ] as const
  ).map(
    ([style, name]) =>
      ({ style, name, fabric: "twill", height: CHEST, lines: NAME_AND_TITLE }) as const,
  ),
  { style: "jacket", name: "Work jacket", fabric: "twill", height: CHEST, lines: NAME_AND_TITLE },
  { style: "shirt", name: "Shirt", fabric: "poplin", height: CHEST, lines: NAME_AND_TITLE },
  {
    style: "shortshirt",
    name: "Short-sleeved shirt",
    fabric: "poplin",
    height: CHEST,
    lines: NAME_AND_TITLE,
  },
  { style: "polo", name: "Polo", fabric: "pique", height: CHEST, lines: NAME_AND_TITLE },
  { style: "tee", name: "T-shirt", fabric: "pique", height: CHEST, lines: NAME_AND_TITLE },
  { style: "waistcoat", name: "Waistcoat", fabric: "twill", height: CHEST, lines: [["Name", 16]] },
  { style: "scrub", name: "Scrub top", fabric: "poplin", height: CHEST, lines: NAME_AND_TITLE },
  { style: "labcoat", name: "Lab coat", fabric: "twill", height: CHEST, lines: NAME_AND_TITLE },
  {
    style: "apron",
    name: "Bib apron",
    fabric: "twill",
    height: { min: 6, max: 40, usual: 14 },
    lines: NAME_AND_TITLE,
  },
  {
    style: "bistro",
    name: "Bistro apron",
    fabric: "twill",
    height: { min: 6, max: 30, usual: 12 },
    lines: [["Name", 20]],
  },
  {
    style: "cap",
    name: "Skull cap",
    fabric: "poplin",
    height: { min: 5, max: 18, usual: 10 },
    lines: [["Name", 14]],
    messages: ["Text goes on the front of the band, in one line."],
  },
];

/** The fonts that the demo store sews. */
export const textFonts = [
  "block",
  "condensed",
  "rounded",
  "serif",
  "slab",
  "script",
  "hand",
  "small-text",
  "varsity",
  "monogram",
] as const;

/** The cones on its machines. */
export const textThreads = [
  "1001",
  "1000",
  "1080",
  "1011",
  "1119",
  "1121",
  "1070",
  "1024",
  "1078",
  "1147",
  "1142",
  "1311",
  "1034",
  "1161",
  "1075",
  "1166",
  "1366",
  "1367",
  "1292",
  "1294",
  "1250",
  "1254",
  "1154",
  "1156",
  "1051",
  "1057",
] as const;

/** Threads that nobody would read on a cloth of that color, by the color's code. */
export const unreadableThreads: Readonly<Record<string, readonly string[]>> = {
  white: ["1001", "1080"],
  oat: ["1080"],
  steel: ["1011", "1119"],
  charcoal: ["1000", "1121", "1367"],
  black: ["1000", "1121", "1367"],
  navy: ["1000", "1121", "1366", "1367"],
  workblue: ["1166", "1366"],
  denim: ["1166", "1119"],
  sky: ["1161", "1075"],
  ciel: ["1075"],
  teal: ["1294"],
  sage: ["1154"],
  olive: ["1156"],
  tobacco: ["1057"],
  burgundy: ["1142"],
};
