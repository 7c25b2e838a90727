import type { Problem } from "../problem.ts";
import type { ChosenPart } from "./line-part.ts";
import type { LineRow } from "./line-row.ts";

/** What a part is added to. */
export interface PartProduct {
  readonly isVirtual: boolean;
  /** The attribute `has_embroidery`, of the product or its family. */
  readonly hasEmbroidery: boolean;
}

/**
 * One kind of part: a row of the table `PART_KINDS`, written by the room that does the work. What is charged
 * for it is its service's price, for each piece.
 */
export interface PartKind<Made = unknown> {
  /** What its row is called; a phrase. */
  readonly label: string;
  /** Whether it is charged as a product of its own. */
  readonly hasService: boolean;
  /** Whether a line may have several of them. */
  readonly isMany?: boolean;
  /** Why it cannot be added; the fields are those of the part. */
  readonly check: (part: ChosenPart<string, Made>, product: PartProduct) => readonly Problem[];
  /** What it says besides its words, row by row; the words alone where it is left out. */
  readonly rows?: (
    part: ChosenPart<string, Made>,
  ) => readonly Pick<LineRow, "part" | "label" | "value">[];
}
