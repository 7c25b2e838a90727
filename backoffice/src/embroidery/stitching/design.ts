import type { Advice } from "@placket/domain/embroidery/lettering/advice";
import type { LetteringRecipe } from "@placket/domain/embroidery/lettering/recipe";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import type { FlagOrder } from "@placket/domain/embroidery/shape/flags/flag-order";
import type { DrawingOrder, PaletteColor } from "@placket/domain/embroidery/shape/sew-drawing";

/** What the workbench sews. */
export type Design =
  | { readonly as: "text"; readonly recipe: LetteringRecipe }
  | { readonly as: "flag"; readonly order: FlagOrder }
  /** `file` tells one opened drawing from another. */
  | { readonly as: "drawing"; readonly file: number; readonly order: DrawingOrder };

export interface SewnDesign {
  readonly pattern: Pattern;
  /** On a text. */
  readonly advice?: readonly Advice[];
  /** Of a drawing: which thread each color became. */
  readonly palette?: readonly PaletteColor[];
  /** Of a text around its needle points, of a drawing its page. */
  readonly widthMm?: number;
}
