import type { ProductType } from "../catalog/product.ts";
import type { Problem } from "../problem.ts";
import type { LineRow } from "./line-row.ts";

/** What was chosen of one configurable attribute. */
export interface LineSelection {
  readonly attributeId: number;
  readonly attributeCode: string;
  readonly attributeLabel: string;
  readonly optionId: number;
  readonly optionLabel: string;
}

/** The facts of a product that decide what kind of line it makes, and whether its choice is whole. */
export interface LineProduct {
  readonly type: ProductType;
  /** The configurable product it is bought on, if any. */
  readonly parentId: number | null;
  readonly selections: readonly LineSelection[];
  /** How many attributes must be chosen: those of the family. */
  readonly optionCount: number;
}

/**
 * One kind of line: a row of the table `LINE_KINDS`, written by the room that sells it. A product whose
 * kind has no row cannot be put in a cart.
 * @template Product what it asks of the product besides.
 * @template Choice what a shopper says of it besides which product it is; a line stores it.
 * @template Read what its rows are made of.
 */
export interface LineKind<Product = unknown, Choice = unknown, Read = LineSelections> {
  readonly is: (product: LineProduct) => boolean;
  /** Why the choice is not whole (PDP-40); empty when the line may stand. */
  readonly check: (product: LineProduct & Product, choice: Choice) => readonly Problem[];
  /** How the line reads, row by row. */
  readonly rows: (line: Read) => readonly LineRow[];
  /** Of what a shopper says the part that the line stores; left out where it stores none. */
  readonly stored?: (choice: Choice) => Choice;
  /** What of the choice tells two lines of one product apart; left out where nothing does. */
  readonly identity?: (choice: Choice) => readonly (number | string)[][];
}

interface LineSelections {
  readonly selections: readonly LineSelection[];
}
