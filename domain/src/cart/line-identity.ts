import { optionsIdentity } from "../custom-option/chosen-option.ts";
import { madeIdentity } from "../embroidery/offer/made.ts";
import type { DigitizedLogo } from "./digitizing/digitizing.ts";
import { choiceIdentity, type LineChoice, type LineKindName } from "./line-kinds.ts";
import type { CartPart } from "./part-kinds.ts";

/** How a line was configured, as it is stored with it: a union by kind, and parts that may be added to any. */
export interface LineConfiguration extends LineChoice {
  readonly kind: LineKindName;
  /** Left out where there are none. */
  readonly parts?: readonly CartPart[];
  /** Of the line that is the making of a logo's stitches: which one. No cart stores such a line, an order does. */
  readonly digitizes?: DigitizedLogo;
}

/** What makes a line the line it is. */
export interface LineKey {
  /** The simple product that leaves the shelf. */
  readonly productId: number;
  readonly parentId: number | null;
  readonly overrideCategoryId: number | null;
  readonly configuration: LineConfiguration;
}

/**
 * The text that is equal for two lines when they are one; the store keeps its hash, unique in each cart.
 * What follows the last bar is what was chosen of it besides, and what its parts say: a coat to be hemmed is another than
 * one that is not.
 */
export function lineIdentity(line: LineKey): string {
  const { productId, parentId, overrideCategoryId, configuration } = line;
  const said = [
    ...choiceIdentity(configuration),
    ...optionsIdentity(configuration.options),
    ...(configuration.parts ?? []).map(({ kind, serviceId, text, made }) =>
      made ? [kind, serviceId, text, ...madeIdentity(made)] : [kind, serviceId, text],
    ),
  ];
  const suffix = said.length === 0 ? "" : JSON.stringify(said);
  return `${productId}|${parentId ?? ""}|${overrideCategoryId ?? ""}|${suffix}`;
}
