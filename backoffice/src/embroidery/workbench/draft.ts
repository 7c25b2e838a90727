import { fontInfo, fonts, type FontCode } from "@placket/domain/embroidery/lettering/fonts";
import {
  DEFAULT_LINE_SPACING,
  type Align,
  type RecipeDraft,
} from "@placket/domain/embroidery/lettering/recipe";
import type { FabricCode } from "@placket/domain/embroidery/fabric/fabric";

/** The form of the workbench as it is typed: numbers stay text until they are read. */
export interface Draft {
  readonly lines: readonly string[];
  readonly font: FontCode;
  readonly heightMm: string;
  readonly thread: string;
  readonly fabric: FabricCode;
  readonly letterSpacingMm: string;
  readonly lineSpacing: string;
  readonly align: Align;
  readonly bend: "straight" | "up" | "down";
  readonly radiusMm: string;
  /** Code of a placement; it decides nothing, it only warns. */
  readonly placement: string;
}

export type DraftEvent =
  | { readonly type: "line"; readonly at: number; readonly text: string }
  | { readonly type: "addLine" }
  | { readonly type: "font"; readonly font: FontCode }
  | { readonly type: "set"; readonly values: Partial<Omit<Draft, "lines" | "font">> };

export const startDraft: Draft = {
  lines: ["HEAD CHEF", "Kitchen"],
  font: "block",
  heightMm: "10",
  thread: "1366",
  fabric: "twill",
  letterSpacingMm: String(fonts[0]?.letterSpacingMm ?? 0),
  lineSpacing: String(DEFAULT_LINE_SPACING),
  align: "center",
  bend: "straight",
  radiusMm: "60",
  placement: "leftChest",
};

export function nextDraft(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case "line":
      return { ...draft, lines: draft.lines.with(event.at, event.text) };
    case "addLine":
      return { ...draft, lines: [...draft.lines, ""] };
    case "font":
      return { ...draft, font: event.font, letterSpacingMm: spacingAfter(draft, event.font) };
    case "set":
      return { ...draft, ...event.values };
  }
}

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
