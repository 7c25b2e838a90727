/** What a product is called, and what was chosen of its family. */
interface NamedProduct {
  readonly name: string;
  readonly selections: readonly { readonly optionLabel: string }[];
}

/** What a selection is called: its product, and what makes it that variant; `Chef Coat, White, M`. */
export const titleOf = ({ name, selections }: NamedProduct): string =>
  [name, ...selections.map(({ optionLabel }) => optionLabel)].join(", ");
