import type { Dictionary } from "../dictionary/dictionary.ts";
import type { ProductState } from "./product-state.ts";

/**
 * A configurable product may vary in an attribute that was text until now. The attribute becomes a choice
 * of options, and the texts that products hold become options of it.
 */
export function convertAxes(
  configurable: ProductState,
  states: Map<string, ProductState>,
  dictionary: Dictionary,
): void {
  if (configurable.axes.length === 0) return;
  const axisIds = new Set(configurable.axes.map(({ attributeId }) => attributeId));
  for (const attribute of dictionary.content.attributes.values()) {
    if (!axisIds.has(attribute.id) || attribute.input !== "text") continue;
    dictionary.convert(attribute);
    for (const [key, state] of states) {
      const value = state.attributes.get(attribute.code);
      if (typeof value !== "string") continue;
      const attributes = new Map(state.attributes).set(
        attribute.code,
        dictionary.option(attribute, value),
      );
      states.set(key, { ...state, attributes });
    }
  }
}
