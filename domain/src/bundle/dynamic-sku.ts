import type { Bundle, ChosenSelection } from "./bundle.ts";

/**
 * The sku of a bundle as it was chosen: its own, and a suffix for each selection in the order of its options
 * (BUNDLE-10). `KIT`, a coat `C-M` and a cap `CAP` give `KIT-C-M-CAP`.
 */
export function dynamicSku(
  { sku, hasDynamicSku, options }: Bundle,
  chosen: readonly ChosenSelection[],
): string {
  if (!hasDynamicSku) return sku;
  const suffixes = chosen.flatMap(({ optionId, selectionId }) => {
    const option = options.find(({ id }) => id === optionId);
    return option?.selections.find(({ id }) => id === selectionId)?.sku ?? [];
  });
  return [sku, ...suffixes].join("-");
}
