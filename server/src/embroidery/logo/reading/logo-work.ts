import type { FabricCode } from "@placket/domain/embroidery/fabric/fabric";
import type { LogoFormat } from "@placket/domain/embroidery/logo/logo-format";
import type { LogoStitches } from "@placket/domain/embroidery/logo/logo";

/** A file that somebody brings as a logo. */
export interface LogoWork {
  readonly bytes: Uint8Array;
  readonly ground: DraftGround;
  /** Of a machine file: numbers of its threads, block after block, whatever it says itself. */
  readonly threads?: readonly string[];
}

/** What a draft is sewn for: its cloth, and the place that it has to find room at. */
export interface DraftGround {
  readonly fabric: FabricCode;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Where nobody says what it is to be sewn on: a firm cloth, and a chest. */
export const USUAL_GROUND: DraftGround = { fabric: "twill", widthMm: 90, heightMm: 60 };

/** A logo's file as it was read: nothing of it is believed but what was counted. */
export interface ReadLogo {
  readonly format: LogoFormat;
  /** What is kept of it: a picture is written anew, without what it said of itself. */
  readonly source: Uint8Array;
  /** PNG, whole and small; `null` where nothing of it can be shown. */
  readonly pictures: { readonly picture: Uint8Array; readonly thumb: Uint8Array } | null;
  /** `null` where there are none yet. */
  readonly sewn:
    | (Omit<LogoStitches, "hash"> & {
        readonly file: Uint8Array;
        /** What it has alike with any file of the same stitches. */
        readonly print: string;
      })
    | null;
}
