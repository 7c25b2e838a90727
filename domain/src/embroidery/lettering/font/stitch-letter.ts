import type { PathCommand } from "../../region/flatten.ts";
import type { Bounds } from "../../region/winding.ts";
import type { LetterPart } from "./composed-letter.ts";
import { inkOf, placed } from "./outline.ts";

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

/** One character of a font, in heights of a capital. */
export interface DrawnCharacter {
  readonly commands: readonly PathCommand[];
  readonly advance: number;
  readonly ink: Bounds;
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
  let pen = 0;
  let ink: Bounds | undefined;
  let first = "";
  let last = "";
  for (const part of parts) {
    const character = part.as === "mark" ? part.mark.drawnBy : part.character;
    const drawing = characters(character);
    if (!drawing) continue;
    if (part.as === "mark") {
      if (!ink) continue;
      const accent = placedMark(drawing, part.mark, { ink, xHeight: xHeightOf(characters) });
      commands.push(...accent);
      // A second accent stands on the first.
      ink = { ...ink, maxY: Math.max(ink.maxY, inkOf(accent).maxY) };
      continue;
    }
    const dx = pen + (last === "" ? 0 : kern(last, character));
    commands.push(...placed(drawing.commands, { scaleX: 1, scaleY: 1, dx, dy: 0 }));
    ink = drawing.ink;
    pen = dx + drawing.advance;
    first ||= character;
    last = character;
  }
  return { letter, advance: pen, ink: inkOf(commands), first, last, commands };
}

interface Under {
  /** The box of the letter that wears the accent. */
  readonly ink: Bounds;
  readonly xHeight: number;
}

/** An accent in the middle over its letter, as far from it as the font has it over an x. */
function placedMark(
  { commands, ink: own }: DrawnCharacter,
  mark: { readonly isFlipped?: true; readonly isBelow?: true },
  { ink, xHeight }: Under,
): PathCommand[] {
  const dx = (ink.minX + ink.maxX - own.minX - own.maxX) / 2;
  const up = mark.isBelow ? 0 : Math.max(0, ink.maxY - xHeight);
  return mark.isFlipped
    ? placed(commands, { scaleX: 1, scaleY: -1, dx, dy: own.minY + own.maxY + up })
    : placed(commands, { scaleX: 1, scaleY: 1, dx, dy: up });
}

function xHeightOf(characters: Composing["characters"]): number {
  return characters("x")?.ink.maxY ?? 0.7;
}
