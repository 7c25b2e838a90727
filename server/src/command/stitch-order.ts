import type { FabricCode } from "@placket/domain/embroidery/fabric/fabric";

/** What `npm run stitch` can write, by the ending of a file's name. */
export type OutputFormat = "dst" | "exp" | "png" | "webp" | "pdf";

/** Letters to be sewn. */
export interface TextSource {
  readonly as: "text";
  readonly lines: readonly string[];
  readonly font: string;
  /** Height of a capital. */
  readonly heightMm: number;
}

/** A machine file, taken as it stands. */
export interface FileSource {
  readonly as: "file";
  readonly path: string;
}

/** One run of `npm run stitch`, its command line understood. */
export interface StitchOrder {
  readonly source: TextSource | FileSource;
  /** Numbers or names, in the order of use. */
  readonly threads: readonly string[];
  readonly fabric: FabricCode;
  readonly trimJumps: number;
  readonly outputs: readonly { readonly path: string; readonly format: OutputFormat }[];
  /** Statistics as JSON instead of as a table. */
  readonly json: boolean;
}
