declare module "opentype.js/dist/opentype.mjs" {
  /** Which of the numbers a step has follows from its type. */
  export interface PathCommand {
    readonly type: "M" | "L" | "C" | "Q" | "Z";
    readonly x: number;
    readonly y: number;
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
  }
  export interface Glyph {
    readonly index: number;
    readonly advanceWidth: number;
    /** Font units, y upwards. Read on first use: a broken font may throw here. */
    readonly path: { readonly commands: readonly PathCommand[] };
  }
  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    /** 0 where the font has no such letter. */
    charToGlyphIndex(character: string): number;
    /** Font units; 0 where the font says nothing. */
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  export function parse(bytes: ArrayBuffer): Font;
}
