import type { ConfigurableChoice, ProductStock, Variant } from "../catalog/product-detail.ts";
import { stageOf, type Choosing } from "./choose-options.ts";
import { isBuyable, stockOfVariant, variantHas, type Chosen } from "./family.ts";

/** Whether every option is chosen (PDP-40). */
export function isComplete(state: Choosing): boolean {
  return stageOf(state) === "complete";
}

/** The choices still to be made, in buying order. */
export function missing({ family, chosen }: Choosing): ConfigurableChoice[] {
  return family.choices.filter(({ id }) => chosen[id] === undefined);
}

/** The simple product that is meant; undefined until every option is chosen. */
export function variantOf(state: Choosing): Variant | undefined {
  if (!isComplete(state)) return undefined;
  return state.family.variants.find((variant) => variantHas(variant, state.chosen));
}

/** The first variant of what is chosen so far, for its pictures. */
export function likelyVariant({ family, chosen }: Choosing): Variant | undefined {
  return family.variants.find((variant) => variantHas(variant, chosen));
}

/** Whether a variant has the option together with what was decided before it. */
export function isOffered(state: Choosing, attributeId: number, optionId: number): boolean {
  return variantsWith(state, attributeId, optionId).length > 0;
}

/**
 * Whether the option is crossed out: nothing of it can be bought together with what was decided before.
 * A color is sold out when all its sizes are, a size when the chosen color has none left.
 */
export function soldOut(state: Choosing, attributeId: number, optionId: number): boolean {
  const variants = variantsWith(state, attributeId, optionId);
  return !variants.some(({ productId }) => isBuyable(state.family, productId));
}

type Availability = "incomplete" | "available" | "soldOut";

/** Whether what is chosen can be bought now (PDP-34). */
export function availability(state: Choosing): Availability {
  const variant = variantOf(state);
  if (!variant) return isComplete(state) ? "soldOut" : "incomplete";
  return isBuyable(state.family, variant.productId) ? "available" : "soldOut";
}

/** The stock of what is chosen. */
export function stockOf(state: Choosing): ProductStock | undefined {
  const variant = variantOf(state);
  return variant && stockOfVariant(state.family, variant.productId);
}

function variantsWith({ family, chosen }: Choosing, attributeId: number, optionId: number) {
  const at = family.choices.findIndex(({ id }) => id === attributeId);
  const before = family.choices
    .slice(0, Math.max(0, at))
    .filter(({ id }) => chosen[id] !== undefined);
  const wanted: Chosen = {
    ...Object.fromEntries(before.map(({ id }) => [id, chosen[id]!])),
    [attributeId]: optionId,
  };
  return family.variants.filter((variant) => variantHas(variant, wanted));
}
