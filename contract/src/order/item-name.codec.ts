interface NamedWire {
  readonly product_name: string | null;
  readonly selected_options: readonly ({ readonly value: string } | null)[] | null;
}

/** An ordered item with what was chosen of it, as one of several sizes is told apart: "Chef coat, White, M". */
export const itemName = ({ product_name: name, selected_options: options }: NamedWire): string =>
  [name ?? "", ...(options ?? []).map((option) => option?.value ?? "")].filter(Boolean).join(", ");
