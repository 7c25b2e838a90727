/** The option that tells the workroom what to embroider; shoppers never see it (CART-03). */
const HIDDEN_LABEL = "Embroidery Product";

/** The options of a cart item that a shopper sees, in their order (CART-03). */
export function shownOptions<Option extends { readonly label: string }>(
  options: readonly Option[],
): Option[] {
  return options.filter((option) => option.label !== HIDDEN_LABEL);
}
