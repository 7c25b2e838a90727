import type { FrameShape } from "@placket/domain/embroidery/composition/composition";
import { fontInfo, fonts, type FontCode } from "@placket/domain/embroidery/lettering/fonts";
import {
  DEFAULT_LINE_SPACING,
  type Align,
  type RecipeDraft,
} from "@placket/domain/embroidery/lettering/recipe";
import type { FabricCode } from "@placket/domain/embroidery/fabric/fabric";

/** What a line is sewn in where it is not sewn as all others are. */
export interface LineLook {
  readonly font: FontCode;
  readonly heightMm: string;
  readonly thread: string;
}

/** The form of the workbench as it is typed: numbers stay text until they are read. */
export interface Draft {
  readonly lines: readonly string[];
  /** Of the lines by their places: one of its own, or `null` for that of all. */
  readonly looks: readonly (LineLook | null)[];
  readonly font: FontCode;
  readonly heightMm: string;
  readonly thread: string;
  readonly fabric: FabricCode;
  readonly letterSpacingMm: string;
  readonly lineSpacing: string;
  readonly align: Align;
  readonly bend: "straight" | "up" | "down";
  readonly radiusMm: string;
  /** The first line alone, as a monogram. */
  readonly isMonogram: boolean;
  readonly frame: FrameShape | "none";
  readonly frameThread: string;
  /** Code of a placement; it decides nothing, it only warns. */
  readonly placement: string;
}

export type DraftEvent =
  | { readonly type: "line"; readonly at: number; readonly text: string }
  | { readonly type: "addLine" }
  | { readonly type: "removeLine"; readonly at: number }
  /** Sews a line in a look of its own, at first that of all; or, without one, as all others. */
  | { readonly type: "ownLook"; readonly at: number; readonly isOwn: boolean }
  | { readonly type: "look"; readonly at: number; readonly values: Partial<LineLook> }
  | { readonly type: "font"; readonly font: FontCode }
  | { readonly type: "set"; readonly values: Partial<Omit<Draft, "lines" | "looks" | "font">> };

export const startDraft: Draft = {
  lines: ["HEAD CHEF", "Kitchen"],
  looks: [null, null],
  font: "block",
  heightMm: "10",
  thread: "1366",
  fabric: "twill",
  letterSpacingMm: String(fonts[0]?.letterSpacingMm ?? 0),
  lineSpacing: String(DEFAULT_LINE_SPACING),
  align: "center",
  bend: "straight",
  radiusMm: "60",
  isMonogram: false,
  frame: "none",
  frameThread: "1366",
  placement: "leftChest",
};

export function nextDraft(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case "line":
      return { ...draft, lines: draft.lines.with(event.at, event.text) };
    case "addLine":
      return { ...draft, lines: [...draft.lines, ""], looks: [...draft.looks, null] };
    case "removeLine":
      return {
        ...draft,
        lines: draft.lines.toSpliced(event.at, 1),
        looks: draft.looks.toSpliced(event.at, 1),
      };
    case "ownLook": {
      const { font, heightMm, thread } = draft;
      return withLook(draft, event.at, event.isOwn ? { font, heightMm, thread } : null);
    }
    case "look": {
      const before = draft.looks[event.at];
      return before ? withLook(draft, event.at, { ...before, ...event.values }) : draft;
    }
    case "font":
      return { ...draft, font: event.font, letterSpacingMm: spacingAfter(draft, event.font) };
    case "set":
      return { ...draft, ...event.values };
  }
}

const withLook = (draft: Draft, at: number, look: LineLook | null): Draft => ({
  ...draft,
  looks: draft.looks.with(at, look),
});

/** The font's own spacing comes with it, unless somebody typed another. */
function spacingAfter({ font, letterSpacingMm }: Draft, next: FontCode): string {
  const isOwn = Number(letterSpacingMm) === fontInfo(font)?.letterSpacingMm;
  return isOwn ? String(fontInfo(next)?.letterSpacingMm ?? 0) : letterSpacingMm;
}

/** The recipe that the form spells, not checked yet. */
export function recipeDraft(draft: Draft): RecipeDraft {
  const { lines, font, thread, fabric, align, bend } = draft;
  return {
    lines,
    font,
    heightMm: numberIn(draft.heightMm),
    thread,
    fabric,
    letterSpacingMm: numberIn(draft.letterSpacingMm),
    lineSpacing: numberIn(draft.lineSpacing),
    align,
    arc: bend === "straight" ? null : { radiusMm: numberIn(draft.radiusMm), bend },
  };
}

/** A decimal comma is read as well; what is no number is `NaN`. */
export function numberIn(text: string): number {
  const plain = text.trim().replace(",", ".");
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
