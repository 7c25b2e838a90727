import type { PathCommand } from "../../region/flatten.ts";
import type { Bounds } from "../../region/winding.ts";
import type { LetterPart } from "./composed-letter.ts";
import {
  alongWith,
  barOutline,
  type MarkMeasures,
  markOutline,
  withoutDot,
} from "./mark-outline.ts";
import { type DrawnCharacter, inkOf, placed } from "./outline.ts";

/** One letter of a font. Lengths are in heights of a capital, y upwards, the pen at 0 on the baseline. */
export interface StitchLetter {
  readonly letter: string;
  /** How far the pen goes on. */
  readonly advance: number;
  /** The box of the ink; inside out for a blank. */
  readonly ink: Bounds;
  /** The first and last characters of the font within it: what kerning looks at. */
  readonly first: string;
  readonly last: string;
  readonly commands: readonly PathCommand[];
}

interface Composing {
  readonly letter: string;
  readonly parts: readonly LetterPart[];
  readonly characters: (character: string) => DrawnCharacter | undefined;
  /** Between two characters, in heights of a capital. */
  readonly kern: (left: string, right: string) => number;
}

/** Puts the parts of a letter together: characters side by side, accents over or under them. */
export function composeLetter({ letter, parts, characters, kern }: Composing): StitchLetter {
  const commands: PathCommand[] = [];
  const measures = parts.length > 1 ? measuresOf(characters) : undefined;
  let pen = 0;
  let ink: Bounds | undefined;
  let first = "";
  let last = "";
  const wear = (outline: readonly PathCommand[]) => {
    const accent = alongWith(outline, commands);
    commands.push(...accent);
    // A second accent stands on the first.
    if (ink) ink = { ...ink, maxY: Math.max(ink.maxY, inkOf(accent).maxY) };
  };
  for (const part of parts) {
    if (part.as === "bar") {
      if (ink && measures) wear(barOutline(part.bar, { ink, measures }));
      continue;
    }
    const character = part.as === "mark" ? part.mark.drawnBy : part.character;
    const drawing = characters(character);
    if (!drawing) continue;
    if (part.as === "mark") {
      if (ink && measures) wear(markOutline(drawing, part.mark, { ink, measures }));
      continue;
    }
    const own = part.as === "dotless" && measures ? withoutDot(drawing, measures) : drawing;
    const dx = pen + (last === "" ? 0 : kern(last, character));
    commands.push(...placed(own.commands, { scaleX: 1, scaleY: 1, dx, dy: 0 }));
    ink = own.ink;
    pen = dx + own.advance;
    first ||= character;
    last = character;
  }
  return { letter, advance: pen, ink: inkOf(commands), first, last, commands };
}

function measuresOf(characters: Composing["characters"]): MarkMeasures {
  const hyphen = characters("-")?.ink;
  const dots = characters("¨")?.ink;
  const xHeight = characters("x")?.ink.maxY ?? 0.7;
  return {
    xHeight,
    thickness: hyphen ? hyphen.maxY - hyphen.minY : 0.12,
    dotsAt: dots ? (dots.minY + dots.maxY) / 2 : xHeight + 0.2,
  };
}
