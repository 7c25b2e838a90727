import type { BundleSelection } from "./bundle.ts";

/** What the list of quantities offers (BUNDLE-15): 1 to 10. */
const MOST = 10;

/** The quantities that a shopper may choose of; one that cannot be changed has its own alone (BUNDLE-12). */
export function quantitiesOf({
  canChangeQuantity,
  defaultQuantity,
}: Pick<BundleSelection, "canChangeQuantity" | "defaultQuantity">): readonly number[] {
  const usual = Math.max(1, defaultQuantity);
  if (!canChangeQuantity) return [usual];
  const listed = Array.from({ length: MOST }, (_, at) => at + 1);
  return usual > MOST ? [...listed, usual] : listed;
}

/**
 * The quantity that stands in the bundle when somebody asks for one: the default where it cannot be changed
 * (BUNDLE-12), or where less than one piece is asked for (BUNDLE-15); `undefined` where so many are not offered.
 */
export function settledSelectionQuantity(
  asked: number | null,
  selection: Pick<BundleSelection, "canChangeQuantity" | "defaultQuantity">,
): number | undefined {
  const usual = Math.max(1, selection.defaultQuantity);
  if (asked === null || asked < 1 || !selection.canChangeQuantity) return usual;
  return quantitiesOf(selection).includes(asked) ? asked : undefined;
}
