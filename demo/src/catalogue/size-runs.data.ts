export type SizeRunCode =
  | "letters"
  | "lettersLong"
  | "lettersWomen"
  | "waists"
  | "waistsWomen"
  | "oneSize"
  | "twoSizes";

/** Sizes in the order of a size table. */
export const sizeRuns: Readonly<Record<SizeRunCode, readonly string[]>> = {
  letters: ["XS", "S", "M", "L", "XL", "2XL", "3XL"],
  lettersLong: ["XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL"],
  lettersWomen: ["XXS", "XS", "S", "M", "L", "XL", "2XL"],
  waists: ["28", "30", "32", "34", "36", "38", "40", "42"],
  waistsWomen: ["24", "26", "28", "30", "32", "34", "36"],
  oneSize: ["One size"],
  twoSizes: ["S/M", "L/XL"],
};

/** All sizes in the order in which filters show them. */
export const sizeOrder: readonly string[] = [
  "One size",
  "S/M",
  "L/XL",
  "XXS",
  "XS",
  "S",
  "M",
  "L",
  "XL",
  "2XL",
  "3XL",
  "4XL",
  "24",
  "26",
  "28",
  "30",
  "32",
  "34",
  "36",
  "38",
  "40",
  "42",
];

/** One measure of a garment laid flat, in inches: at size M (or waist 32) and its steps to either side. */
interface Measure {
  readonly code: string;
  readonly label: string;
  readonly middle: number;
  readonly down: number;
  readonly up: number;
}

/** What is measured on each kind of garment. */
export const measures: Readonly<Record<string, readonly Measure[]>> = {
  coat: [
    { code: "A", label: "Chest, pit to pit", middle: 21.5, down: 1.5, up: 1.75 },
    { code: "B", label: "Length from shoulder", middle: 29, down: 0.5, up: 0.5 },
    { code: "C", label: "Sleeve from shoulder", middle: 24.5, down: 0.5, up: 0.5 },
  ],
  shortcoat: [
    { code: "A", label: "Chest, pit to pit", middle: 21.5, down: 1.5, up: 1.75 },
    { code: "B", label: "Length from shoulder", middle: 29, down: 0.5, up: 0.5 },
    { code: "C", label: "Sleeve from shoulder", middle: 10, down: 0.25, up: 0.25 },
  ],
  top: [
    { code: "A", label: "Chest, pit to pit", middle: 21, down: 1, up: 1.5 },
    { code: "B", label: "Length from shoulder", middle: 28, down: 0.75, up: 0.75 },
    { code: "C", label: "Sleeve from shoulder", middle: 9.5, down: 0.25, up: 0.25 },
  ],
  shirt: [
    { code: "A", label: "Chest, pit to pit", middle: 21.5, down: 1, up: 1.5 },
    { code: "B", label: "Length at the back", middle: 30.5, down: 0.5, up: 0.75 },
    { code: "C", label: "Sleeve from shoulder", middle: 24.5, down: 0.5, up: 0.5 },
  ],
  jacket: [
    { code: "A", label: "Chest, pit to pit", middle: 22.5, down: 1.25, up: 1.5 },
    { code: "B", label: "Length from shoulder", middle: 29.5, down: 0.75, up: 0.75 },
    { code: "C", label: "Sleeve from shoulder", middle: 24.75, down: 0.5, up: 0.5 },
  ],
  trousers: [
    { code: "A", label: "Waist, laid flat", middle: 16.5, down: 1, up: 1 },
    { code: "B", label: "Hip, at the seat", middle: 21.5, down: 1, up: 1 },
    { code: "C", label: "Inside leg", middle: 32, down: 0, up: 0 },
  ],
  apron: [
    { code: "A", label: "Width at the waist", middle: 27.5, down: 0, up: 0 },
    { code: "B", label: "Length from the bib", middle: 34, down: 0, up: 0 },
  ],
  bistro: [
    { code: "A", label: "Width", middle: 31.5, down: 0, up: 0 },
    { code: "B", label: "Length from the waist", middle: 31.5, down: 0, up: 0 },
  ],
  cap: [
    { code: "A", label: "Round the head", middle: 22.5, down: 1, up: 1 },
    { code: "B", label: "Height of the crown", middle: 5.5, down: 0.25, up: 0.25 },
  ],
};

/** Which measures a style of garment is sized by. */
export const measuresOfStyle: Readonly<Record<string, string>> = {
  coat: "coat",
  pipedcoat: "coat",
  shortcoat: "shortcoat",
  scrub: "top",
  polo: "top",
  shortshirt: "top",
  shirt: "shirt",
  jacket: "jacket",
  trousers: "trousers",
  cargo: "trousers",
  jeans: "trousers",
  apron: "apron",
  bistro: "bistro",
  cap: "cap",
};
