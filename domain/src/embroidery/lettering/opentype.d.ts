declare module "opentype.js/dist/opentype.mjs" {
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
    /** Font units, y upwards. */
    readonly path: { readonly commands: readonly PathCommand[] };
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascender: number;
    readonly descender: number;
    readonly tables: {
      readonly os2?: { readonly sCapHeight?: number; readonly sxHeight?: number };
    };
    charToGlyph(character: string): Glyph;
    /** 0 where the font has no such letter. */
    charToGlyphIndex(character: string): number;
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  export function parse(bytes: ArrayBuffer): Font;
}
