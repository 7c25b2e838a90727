import { parse, type Font, type PathCommand as FontCommand } from "opentype.js/dist/opentype.mjs";
import { ok, problem, refuse, type Result } from "../../../problem.ts";
import type { PathCommand } from "../../region/flatten.ts";
import type { Region } from "../../region/region.ts";
import { newest } from "../newest.ts";
import { letterParts } from "./composed-letter.ts";
import { type DrawnCharacter, inkOf, placed, regionAt } from "./outline.ts";
import { composeLetter, type StitchLetter } from "./stitch-letter.ts";
import { unpackFont } from "./woff.ts";

/** A font that is ready to be sewn with. */
export interface StitchFont {
  /** Top of the H over the baseline, in em. */
  readonly capHeightEm: number;
  /** `undefined` where the font neither draws the letter nor can compose it. */
  letter(letter: string): StitchLetter | undefined;
  /** Added between two letters, in heights of a capital; mostly below 0. */
  kerning(left: StitchLetter, right: StitchLetter): number;
}

/**
 * Reads the bytes of a font: OpenType, TrueType or WOFF 1.
 * Bytes that are no such font, or one without an H, are refused; nothing is thrown.
 */
export function readFont(bytes: ArrayBuffer): Result<StitchFont> {
  const unpacked = unpackFont(bytes);
  const font = unpacked && parsed(unpacked);
  if (!font) return unreadable();
  const top = drawn(font, "H", 1 / font.unitsPerEm)?.ink.maxY ?? 0;
  return top > 0.1 && top < 2 ? ok(stitchFont(font, top)) : unreadable();
}

/** The area of a letter at a height of the capital, in mm. */
export function letterRegion(letter: StitchLetter, capHeightMm: number): Region {
  return regionAt(letter.commands, capHeightMm);
}

const unreadable = () => refuse(problem("embroidery.fontUnreadable", "font"));

function parsed(bytes: ArrayBuffer): Font | undefined {
  try {
    const font = parse(bytes);
    const isSound = font.unitsPerEm >= 16 && font.unitsPerEm <= 16_384;
    return isSound ? font : undefined;
  } catch {
    // The parser throws whatever comes to hand: all of it means that these bytes are no font.
    return undefined;
  }
}

function stitchFont(font: Font, capHeightEm: number): StitchFont {
  const scale = 1 / (font.unitsPerEm * capHeightEm);
  const characters = remembered((character: string) => drawn(font, character, scale));
  const kern = (left: string, right: string) => kerningOf(font, left, right) * scale;
  const has = (character: string) => characters(character) !== undefined;
  const composed = newest<StitchLetter>(LETTERS_KEPT);
  const letters = (letter: string) =>
    composed.found(letter, () => {
      const parts = letterParts(letter, has);
      return parts && composeLetter({ letter, parts, characters, kern });
    });
  return {
    capHeightEm,
    letter: letters,
    kerning: (left, right) => kern(left.last, right.first),
  };
}

/** Some 9 kB each, as many as several alphabets have; accents stacked on letters would make a quarter of a million. */
const LETTERS_KEPT = 500;

/** Remembers answers but not refusals: only what a font draws itself may fill memory. */
function remembered<Value>(look: (key: string) => Value | undefined) {
  const known = new Map<string, Value>();
  return (key: string): Value | undefined => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = look(key);
    if (found !== undefined) known.set(key, found);
    return found;
  };
}

/** One character as the font draws it; `undefined` where it has none or the drawing is broken. */
function drawn(font: Font, character: string, scale: number): DrawnCharacter | undefined {
  try {
    if (font.charToGlyphIndex(character) === 0) return undefined;
    const glyph = font.charToGlyph(character);
    const own = glyph.path.commands.map(commandOf);
    const commands = placed(own, { scaleX: scale, scaleY: scale, dx: 0, dy: 0 });
    const advance = glyph.advanceWidth * scale;
    const ink = inkOf(commands);
    const isSound = Number.isFinite(advance) && !commands.some(isWild);
    return isSound ? { commands, advance, ink } : undefined;
  } catch {
    // Outlines are read on first use, so a broken one shows here.
    return undefined;
  }
}

function commandOf({ type, x, y, x1, y1, x2, y2 }: FontCommand): PathCommand {
  if (type === "M" || type === "L") return { type, x, y };
  if (type === "Q") return { type, x1, y1, x, y };
  if (type === "C") return { type, x1, y1, x2, y2, x, y };
  return { type: "Z" };
}

/** Farther out than any letter reaches, or nowhere. */
function isWild(command: PathCommand): boolean {
  return Object.values(command).some((at) => typeof at === "number" && !(Math.abs(at) < 20));
}

function kerningOf(font: Font, left: string, right: string): number {
  try {
    const value = font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right));
    return Number.isFinite(value) ? value : 0;
  } catch {
    // Without its kerning a text is a little wider, and still right.
    return 0;
  }
}
