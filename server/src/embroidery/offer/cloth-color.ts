import type { Sellable } from "../../catalog/sellable.ts";

/** The attribute that garments are chosen by color with. */
const COLOR = "color";

/** What the color of a garment is called, as it was chosen; `null` where it comes in one. */
export const clothColor = ({ selections }: Pick<Sellable, "selections">): string | null =>
  selections.find(({ attributeCode }) => attributeCode === COLOR)?.optionLabel ?? null;
