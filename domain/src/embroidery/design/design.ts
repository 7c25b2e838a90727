import type { Composition } from "../composition/composition.ts";
import type { FabricCode } from "../fabric/fabric.ts";
import type { FontCode } from "../lettering/fonts.ts";
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
  | { readonly as: "composition"; readonly composition: Composition }
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
  if (design.as === "text") return design.recipe.fabric;
  return design.as === "composition" ? design.composition.fabric : design.fabric;
}

/** The fonts that a design is sewn in, each once; none where it has no letters of ours. */
export function fontsOf(design: Design): readonly FontCode[] {
  if (design.as === "text") return [design.recipe.font];
  if (design.as !== "composition") return [];
  return [...new Set(design.composition.lines.map(({ font }) => font))];
}
