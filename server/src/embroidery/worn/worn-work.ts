import { PREVIEW_TERMS } from "@placket/domain/embroidery/drawing/preview-terms";
import type { Design } from "@placket/domain/embroidery/design/design";
import type { LineDesign } from "@placket/domain/embroidery/offer/made";

/** How much of a garment a picture shows: what is sewn on it from near, or all of it. */
export const WORN_VIEWS = {
  near: { width: 480, height: 240 },
  /** As near, in letters four times as large (EMB-48). */
  large: { width: 480 * PREVIEW_TERMS.largeTimes, height: 240 * PREVIEW_TERMS.largeTimes },
  whole: { width: 1080, height: 1350 },
} as const;

export type WornView = keyof typeof WORN_VIEWS;

/** A garment with what is sewn on it; logos are named by the hash of their file until they are drawn. */
export interface Worn<Sewn = LineDesign> {
  /** File of the product's picture; `null` for plain cloth, where none shows that side. */
  readonly file: string | null;
  /** How much of the garment the picture shows from edge to edge. */
  readonly pictureWidthMm: number;
  readonly sewn: readonly SewnThere<Sewn>[];
}

/** A logo that nobody has made stitches of yet, by what it looks like. */
export interface UnsewnLogo {
  readonly as: "picture";
  /** A PNG; `null` where nothing is to be seen of it. */
  readonly picture: Uint8Array | null;
}

/** A design and its place on the picture. */
interface SewnThere<Sewn> {
  readonly design: Sewn;
  /** Its middle, in fractions of the picture. */
  readonly center: { readonly x: number; readonly y: number };
  /** Degrees clockwise. */
  readonly turn: number;
  /** Of the place: as far as folds are read. */
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A picture to be made; the master of the garment's picture is a path by now. */
export interface WornWork {
  readonly worn: Worn<Design | UnsewnLogo>;
  readonly master: string | null;
  readonly view: WornView;
}
