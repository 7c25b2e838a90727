import type { FabricCode } from "../fabric/fabric.ts";
import type { LetteringRecipe } from "../lettering/recipe.ts";
import type { FlagOrder } from "../shape/flags/flag-order.ts";
import type { DrawingOrder } from "../shape/sew-drawing.ts";
import type { Thread } from "../thread/thread.ts";

/**
 * An embroidery design: what its stitches follow from, and nothing that follows from them. Browser,
 * server and back office know no other; whoever needs stitches sews it (`sewDesign`).
 */
export type Design =
  | { readonly as: "text"; readonly recipe: LetteringRecipe }
  | ({ readonly as: "flag" } & FlagOrder)
  | ({ readonly as: "drawing"; readonly name: string } & DrawingOrder)
  | ({ readonly as: "file" } & FileOrder);

/** A machine file, taken as it stands. */
interface FileOrder {
  /** With its ending, which tells the two formats apart. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** In the order of use. */
  readonly threads: readonly (Thread | undefined)[];
  readonly fabric: FabricCode;
}

/** The cloth that a design is sewn on. */
export function fabricOf(design: Design): FabricCode {
  return design.as === "text" ? design.recipe.fabric : design.fabric;
}
