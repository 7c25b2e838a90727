import type { ChosenSelection } from "@placket/domain/bundle/bundle";

/** The same as a cart's item carries it and as it may be sent back (CART-05). */
export function choiceToWire(chosen: readonly ChosenSelection[]) {
  const options = Map.groupBy(chosen, ({ optionId }) => String(optionId));
  const entries = [...options];
  return {
    selections: Object.fromEntries(
      entries.map(([option, some]) => [option, some.map((one) => one.selectionId)]),
    ),
    selections_qty: Object.fromEntries(
      entries.map(([option, some]) => [
        option,
        Object.fromEntries(some.map((one) => [String(one.selectionId), one.quantity])),
      ]),
    ),
  };
}

/** What a browser sends of a bundle (BUNDLE-16): both as JSON text. */
export function bundleCall(chosen: readonly ChosenSelection[]) {
  const { selections, selections_qty: quantities } = choiceToWire(chosen);
  return {
    bundle_option: JSON.stringify(selections),
    bundle_option_qty: JSON.stringify(quantities),
  };
}
