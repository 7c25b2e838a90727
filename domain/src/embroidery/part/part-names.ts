/** What can be done to a garment, under the documents' names of option types, in the order it is stored. */
export const EMBROIDERY_PART_NAMES = [
  "logos",
  "text",
  "flags",
  "special-instructions",
  "alteration-piping",
  "print-screen",
] as const;

export type EmbroideryPartName = (typeof EMBROIDERY_PART_NAMES)[number];
