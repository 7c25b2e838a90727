/** What a color is called in a SKU; names and dyes stand in `masters/garments.json`. */
export const colorSuffixes: Readonly<Record<string, string>> = {
  white: "WHT",
  oat: "OAT",
  steel: "STL",
  charcoal: "CHR",
  black: "BLK",
  navy: "NVY",
  workblue: "WBL",
  denim: "DNM",
  sky: "SKY",
  ciel: "CIL",
  teal: "TEL",
  sage: "SGE",
  olive: "OLV",
  tobacco: "TBC",
  rust: "RST",
  burgundy: "BRG",
};
