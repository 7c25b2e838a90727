/** A garment colour of the demo store: its name and its dye, which is also the swatch. */
interface GarmentColor {
  code: ColorCode;
  name: string;
  hex: string;
}

/** The codes that stand in file names and variant SKUs. */
export type ColorCode =
  | "white"
  | "black"
  | "navy"
  | "charcoal"
  | "steel"
  | "olive"
  | "oat"
  | "sky"
  | "burgundy"
  | "denim"
  | "sage"
  | "teal"
  | "tobacco"
  | "workblue"
  | "rust"
  | "ciel";

/** All garment colours, light neutrals first. Pure white and pure black take no light: unused. */
export const GARMENT_COLORS: readonly GarmentColor[] = [
  { code: "white", name: "White", hex: "#f6f5f1" },
  { code: "oat", name: "Oat", hex: "#d9cdb4" },
  { code: "steel", name: "Steel", hex: "#8e979f" },
  { code: "charcoal", name: "Charcoal", hex: "#3f4246" },
  { code: "black", name: "Black", hex: "#1d1d20" },
  { code: "navy", name: "Navy", hex: "#25304a" },
  { code: "workblue", name: "Work Blue", hex: "#2c4b88" },
  { code: "denim", name: "Denim", hex: "#44597a" },
  { code: "sky", name: "Sky", hex: "#a9c3da" },
  { code: "ciel", name: "Ciel", hex: "#7d9cc4" },
  { code: "teal", name: "Teal", hex: "#1f6268" },
  { code: "sage", name: "Sage", hex: "#98a68e" },
  { code: "olive", name: "Olive", hex: "#5b604a" },
  { code: "tobacco", name: "Tobacco", hex: "#7d5a3a" },
  { code: "rust", name: "Rust", hex: "#a04a2a" },
  { code: "burgundy", name: "Burgundy", hex: "#6b1f2e" },
];

/** The color of a code. Throws for a code that is not in the table. */
export function garmentColor(code: string): GarmentColor {
  const found = GARMENT_COLORS.find((color) => color.code === code);
  if (!found) throw new RangeError(`no garment color "${code}"`);
  return found;
}
