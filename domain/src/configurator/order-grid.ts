import type { ConfigurableChoice, Variant } from "../catalog/product-detail.ts";
import { isBuyable, isSize, variantHas, type Chosen, type Family } from "./family.ts";

type Option = ConfigurableChoice["options"][number];

/** A row of the grid: a color, or a combination of everything but the size. */
export interface GridRow {
  readonly key: string;
  readonly label: string;
  /** The options it stands for; the first one's swatch stands at its head. */
  readonly options: readonly Option[];
  readonly cells: readonly GridCell[];
}

interface GridColumn {
  readonly key: string;
  readonly label: string;
}

/** One combination; without a product when no such variant is made. */
export interface GridCell {
  /** `row/column`, unique in the grid. */
  readonly key: string;
  readonly row: number;
  readonly column: number;
  readonly productId: number | undefined;
  /** False: the cell is crossed out and takes nothing. */
  readonly isBuyable: boolean;
}

/** Sizes × colors of a family (PDP-31). */
export interface OrderGrid {
  readonly family: Family;
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
}

/** The grid of a family. The size makes the columns, failing that the last choice; the rest the rows. */
export function orderGrid(family: Family): OrderGrid {
  const across = family.choices.find(isSize) ?? family.choices.at(-1);
  const down = family.choices.filter((choice) => choice !== across);
  const columns = across?.options ?? [];
  const rows = combinations(down)
    .filter((options) => family.variants.some((one) => variantHas(one, chosenOf(down, options))))
    .map((options, row): GridRow => {
      const chosen = chosenOf(down, options);
      const key = options.map(({ id }) => id).join("-");
      const cells = columns.map((option, column) => {
        const wanted = { ...chosen, ...(across ? { [across.id]: option.id } : {}) };
        const variant = family.variants.find((one) => variantHas(one, wanted));
        return gridCell(family, { key: `${key}/${option.id}`, row, column, variant });
      });
      return {
        key,
        label: options.map(({ label }) => label).join(", "),
        options,
        cells,
      };
    });
  return { family, rows, columns: columns.map(({ id, label }) => ({ key: String(id), label })) };
}

/** The cell at a place; undefined outside of the grid. */
export function cellAt(grid: OrderGrid, row: number, column: number): GridCell | undefined {
  return grid.rows[row]?.cells[column];
}

function gridCell(
  family: Family,
  {
    variant,
    ...place
  }: Pick<GridCell, "key" | "row" | "column"> & { variant: Variant | undefined },
): GridCell {
  const productId = variant?.productId;
  return {
    ...place,
    productId,
    isBuyable: productId !== undefined && isBuyable(family, productId),
  };
}

function combinations(choices: readonly ConfigurableChoice[]): Option[][] {
  return choices.reduce<Option[][]>(
    (lists, { options }) => lists.flatMap((list) => options.map((option) => [...list, option])),
    [[]],
  );
}

function chosenOf(choices: readonly ConfigurableChoice[], options: readonly Option[]): Chosen {
  return Object.fromEntries(choices.map(({ id }, index) => [id, options[index]!.id]));
}
