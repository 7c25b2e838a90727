import type { FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import type { Thread } from "@placket/domain/embroidery/thread/thread";
import type { Result } from "@placket/domain/problem";

/** A text as the command line asks for it. */
export interface TextOrder {
  readonly lines: readonly string[];
  readonly font: string;
  readonly heightMm: number;
  /** Name or number; the shop's first where none is named. */
  readonly thread: string | undefined;
  readonly fabric: FabricCode;
}

/** What the command uses of the stitch engine; a part that is missing is said to be missing. */
export interface StitchTools {
  /** Sews a text; refuses an unknown font, thread or letter. */
  readonly sewText?: (text: TextOrder) => Promise<Result<Pattern>>;
  /** Draws the stitched picture on cloth of a color. */
  readonly drawPicture?: (
    pattern: Pattern,
    picture: { readonly format: "png" | "webp"; readonly background: string },
  ) => Promise<Uint8Array>;
  /** A thread of the catalogue by its name or number. */
  readonly findThread?: (numberOrName: string) => Thread | undefined;
}
