import type { FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import type { MachineFileKind } from "@placket/domain/embroidery/machine-file/machine-file";
import type { Arc } from "@placket/domain/embroidery/lettering/recipe";
import type { WorksheetFacts } from "./facts.ts";

/** What `npm run stitch` can write, by the ending of a file's name. */
export type OutputFormat = MachineFileKind | "png" | "webp" | "pdf";

/** Letters to be sewn; whether all of it can be is checked with the recipe. */
export interface TextSource {
  readonly as: "text";
  readonly lines: readonly string[];
  readonly font: string;
  /** Height of a capital. */
  readonly heightMm: number;
  readonly letterSpacingMm: number;
  /** In heights of a capital. */
  readonly lineSpacing: number;
  readonly align: string;
  readonly arc: Arc | null;
}

/** A machine file, taken as it stands. */
export interface FileSource {
  readonly as: "file";
  readonly path: string;
}

/** A drawing in SVG, sewn in the threads that come nearest to its colors. */
export interface DrawingSource {
  readonly as: "drawing";
  readonly path: string;
  /** As wide as the file says where it is left out. */
  readonly widthMm?: number;
}

/** A size to be sewn at: one side is enough, and of both the tighter one counts. */
export interface WantedSize {
  readonly widthMm?: number;
  readonly heightMm?: number;
}

/** A national flag. */
export interface FlagSource {
  readonly as: "flag";
  readonly country: string;
  readonly size: WantedSize;
}

/** One run of `npm run stitch`, its command line understood. */
export interface StitchOrder {
  readonly source: TextSource | FileSource | DrawingSource | FlagSource;
  /** Stands in the file and on the papers; the source has a name of its own. */
  readonly name: string | undefined;
  /** Numbers or names: in the order of use, or, for a drawing, those to choose from. */
  readonly threads: readonly string[];
  readonly fabric: FabricCode;
  /** Color of the garment under the picture, `#rrggbb`; the fabric's where it is left out. */
  readonly cloth: string | undefined;
  readonly trimJumps: number;
  readonly outputs: readonly { readonly path: string; readonly format: OutputFormat }[];
  /** Where the worksheet of the shop floor goes. */
  readonly worksheet: string | undefined;
  readonly facts: WorksheetFacts;
  /** A JSON file with further facts. */
  readonly factsFile: string | undefined;
  /** Statistics as JSON instead of as a table. */
  readonly json: boolean;
}
