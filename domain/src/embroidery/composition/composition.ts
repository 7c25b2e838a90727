import type { FabricCode } from "../fabric/fabric.ts";
import type { FontCode } from "../lettering/fonts.ts";
import type { Align, Arc } from "../lettering/recipe.ts";

/** A line of a composition: its words and what they are sewn in. */
export interface ComposedLine {
  /** Empty for a gap between two lines. */
  readonly text: string;
  readonly font: FontCode;
  /** Height of a capital; of a monogram, of its middle letter. */
  readonly heightMm: number;
  /** Number of the thread. */
  readonly thread: string;
  /** Added between letters, on top of what the font asks for; may be below 0. */
  readonly letterSpacingMm: number;
}

export const FRAME_SHAPES = ["circle", "diamond", "wreath"] as const;
export type FrameShape = (typeof FRAME_SHAPES)[number];

/** What is sewn around letters, as large as they ask for. */
export interface Frame {
  readonly shape: FrameShape;
  /** Number of the thread. */
  readonly thread: string;
}

/**
 * Words that staff set at the workbench: each line in a font, height and thread of its own, or a monogram, with a frame
 * around them or none. What shoppers order is a lettering recipe; no offer knows compositions.
 */
export interface Composition {
  readonly lines: readonly ComposedLine[];
  readonly fabric: FabricCode;
  /** From baseline to baseline, in heights of a capital; between two heights their mean counts for the gap. */
  readonly lineSpacing: number;
  readonly align: Align;
  readonly arc: Arc | null;
  /** One to three letters of the first line; of three the middle one is the largest, as is the custom. */
  readonly isMonogram: boolean;
  readonly frame: Frame | null;
}

/** A line as somebody wrote it: anything may stand anywhere. */
type LineDraft = { readonly [Key in keyof ComposedLine]?: unknown };

/** A composition as somebody wrote it. */
export interface CompositionDraft {
  readonly lines: readonly LineDraft[];
  readonly fabric?: unknown;
  readonly lineSpacing?: unknown;
  readonly align?: unknown;
  readonly arc?: unknown;
  readonly isMonogram?: unknown;
  readonly frame?: { readonly [Key in keyof Frame]?: unknown } | null | undefined;
}
