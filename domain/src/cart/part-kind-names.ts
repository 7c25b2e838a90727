import { EMBROIDERY_PART_NAMES } from "../embroidery/part/part-names.ts";

/** The names of all part kinds, for whoever reads parts and checks none, as a browser does. */
const PART_KIND_NAMES = [...EMBROIDERY_PART_NAMES, "team"] as const;

export type PartKindName = (typeof PART_KIND_NAMES)[number];

export const isPartKind = (name: string): name is PartKindName =>
  PART_KIND_NAMES.some((known) => known === name);
