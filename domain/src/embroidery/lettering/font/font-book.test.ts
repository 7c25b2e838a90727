import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { area, bounds, spans, windingNumber } from "../../region/winding.ts";
import { letterRegion, readFont } from "./font-book.ts";
import { fonts } from "../fonts.ts";
import { drawnByEveryFont, isSewable } from "./repertoire.ts";
import { bytesOf, fontOf } from "../testing.ts";

/** Every accented letter of the languages a store speaks, and what is written with them. */
const written = {
  English: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&'’-.,!?()/#@+*:;",
  French: "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’",
  Spanish: "ÁÉÍÑÓÚÜáéíñóúü¿¡ªº",
  German: "ÄÖÜẞäöüß„“‚‘–",
};

describe.each(fonts)("the font $name", ({ code, capHeightEm }) => {
  const font = fontOf(code);

  it.each(Object.entries(written))("has an outline for every letter of %s", (_, letters) => {
    for (const letter of letters) {
      const found = font.letter(letter);
      expect(found, letter).toBeDefined();
      expect(found!.advance, letter).toBeGreaterThan(0.05);
      expect(area(letterRegion(found!, 10)), letter).toBeGreaterThan(0.4);
    }
  });

  it("draws all that a recipe may ask of any font", () => {
    const missing = [...drawnByEveryFont].filter((letter) => !font.letter(letter));
    expect(missing).toEqual([]);
  });

  it("measures heights by its capital H, as the table says", () => {
    expect(font.capHeightEm).toBeCloseTo(capHeightEm, 3);
    const box = bounds(letterRegion(font.letter("H")!, 12));
    expect(box.maxY).toBeCloseTo(12, 6);
  });

  it("gives nothing for what it neither draws nor can compose", () => {
    for (const letter of ["Ж", "漢", "א", "😀", "", "a\u0301\u20DD"]) {
      expect(font.letter(letter), letter).toBeUndefined();
    }
  });
});

/** Latin Extended-A, and the Romanian letters with a comma. */
const EXTENDED = [
  ...Array.from({ length: 0x80 }, (_, i) => String.fromCodePoint(0x100 + i)),
  ...Array.from("ȘșȚț"),
];

describe.each(fonts)("Latin Extended-A in the font $name", ({ code }) => {
  const font = fontOf(code);
  const areaOf = (letter: string) => area(letterRegion(font.letter(letter)!, 10));

  it("is there, all of it", () => {
    expect(EXTENDED.filter((letter) => !font.letter(letter))).toEqual([]);
    expect(EXTENDED.filter((letter) => !isSewable(letter))).toEqual([]);
  });

  it.each([
    ["Ł", "L"],
    ["ł", "l"],
    ["đ", "d"],
    ["Ħ", "H"],
    ["ŧ", "t"],
    ["ą", "a"],
    ["Ę", "E"],
    ["ş", "s"],
    ["ż", "z"],
    ["İ", "I"],
    ["ő", "o"],
    ["ğ", "g"],
    ["ț", "t"],
    ["č", "c"],
    ["ŋ", "n"],
  ])("adds to %s what %s does not have, and cuts no hole into it", (letter, base) => {
    const { rings } = letterRegion(font.letter(letter)!, 10);
    expect(areaOf(letter), letter).toBeGreaterThan(areaOf(base) + 0.2);
    const plain = letterRegion(font.letter(base)!, 10);
    // Where the base letter alone has thread, the letter has it too.
    for (let y = -3; y < 12; y += 0.37) {
      const across = spans(plain, { x: 0, y, dx: 1, dy: 0 });
      for (let k = 0; k + 1 < across.length; k += 2) {
        const x = (across[k]! + across[k + 1]!) / 2;
        expect(windingNumber({ rings }, x, y), `${letter} at ${x}, ${y}`).not.toBe(0);
      }
    }
  });
});

describe("composed letters", () => {
  const block = fontOf("block");
  const top = (letter: string) => block.letter(letter)!.ink.maxY;

  it("puts the dots of Ÿ over the Y, as high as those of Ü over the U", () => {
    expect(top("Ÿ")).toBeCloseTo(top("Ü"), 1);
    expect(block.letter("Ÿ")!.advance).toBe(block.letter("Y")!.advance);
  });

  it("centers an accent over its letter", () => {
    const [plain, accented] = [block.letter("M")!, block.letter("M\u0301")!];
    expect(accented.ink.maxY).toBeGreaterThan(plain.ink.maxY + 0.1);
    expect(accented.ink.minX).toBe(plain.ink.minX);
  });

  it("turns a circumflex over into a caron, which points down", () => {
    const spread = (letter: string) => {
      const { rings } = letterRegion(block.letter(letter)!, 10);
      const accent = { rings: rings.filter((ring) => bounds({ rings: [ring] }).minY > 9) };
      const { minY, maxY } = bounds(accent);
      const width = (share: number) => {
        const at = spans(accent, { x: 0, y: minY + share * (maxY - minY), dx: 1, dy: 0 });
        return at.at(-1)! - at[0]!;
      };
      return { low: width(0.2), high: width(0.8) };
    };
    const [circumflex, caron] = [spread("Z\u0302"), spread("Z\u030C")];
    expect(circumflex.low).toBeGreaterThan(circumflex.high);
    expect(caron.low).toBeCloseTo(circumflex.high, 6);
    expect(caron.high).toBeCloseTo(circumflex.low, 6);
  });

  it("stands a second accent on the first", () => {
    expect(top("u\u0308\u0304")).toBeGreaterThan(top("u\u0308") + 0.05);
    expect(top("u\u0327\u0304")).toBeCloseTo(top("u\u0304"), 6);
  });

  it("takes the dot from an i that wears an accent", () => {
    const { rings } = letterRegion(block.letter("i\u0304")!, 10);
    expect(rings).toHaveLength(2);
  });

  it("spells the capital sharp s as two S, kerned", () => {
    const [two, one] = [block.letter("ẞ")!, block.letter("S")!];
    expect(two.advance).toBeCloseTo(2 * one.advance + block.kerning(one, one), 9);
  });

  it("knows a letter in either Unicode form", () => {
    expect(block.letter("e\u0301")!.ink.maxY).toBeCloseTo(block.letter("é")!.ink.maxY, 1);
  });
});

describe("kerning", () => {
  it("moves A and V together, in heights of a capital", () => {
    const font = fontOf("block");
    // 38 units of an em of 1000, whose capitals are 686 high.
    expect(font.kerning(font.letter("A")!, font.letter("V")!)).toBeCloseTo(-38 / 686, 9);
    expect(font.kerning(font.letter("H")!, font.letter("H")!)).toBe(0);
  });
});

describe("bytes that are no font", () => {
  it("refuses nothing, text, and a font cut short", () => {
    const whole = bytesOf("varsity");
    const refused = [
      new ArrayBuffer(0),
      Uint8Array.from("wOFF and no more", (letter) => letter.charCodeAt(0)).buffer,
    ];
    for (let cut = 1; cut < whole.byteLength; cut += 997) refused.push(whole.slice(0, cut));
    for (const bytes of refused) {
      expect(readFont(bytes)).toMatchObject({
        ok: false,
        problems: [{ error: "embroidery.fontUnreadable" }],
      });
    }
  });

  it("refuses what is larger than any font", () => {
    expect(readFont(new ArrayBuffer(9 * 1024 * 1024)).ok).toBe(false);
  });

  it("neither throws nor hangs on damaged bytes, and gives no letter that is nowhere", () => {
    const whole = new Uint8Array(bytesOf("varsity"));
    const damage = fc.array(fc.record({ at: fc.nat(whole.length - 1), to: fc.nat(255) }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(damage, (changes) => {
        const bytes = whole.slice();
        for (const { at, to } of changes) bytes[at] = to;
        const font = readFont(bytes.buffer);
        for (const letter of font.ok ? "HAVoß" : "") {
          const found = font.ok ? font.value.letter(letter) : undefined;
          expect(found?.ink.maxX ?? 0).toBeLessThan(20);
        }
      }),
      { numRuns: 150 },
    );
  });
});

it("issue 9: accents stacked on letters fill no memory: only the newest letters are kept", () => {
  const font = fontOf("block");
  const marks = Array.from({ length: 0x40 }, (_, at) => String.fromCodePoint(0x300 + at)).filter(
    (mark) => font.letter(`a${mark}`),
  );
  const first = font.letter("b");
  expect(font.letter("b")).toBe(first);
  const stacked = ["a", "e", "n"].flatMap((base) =>
    marks.flatMap((one) => marks.map((other) => `${base}${one}${other}`)),
  );
  expect(stacked.length).toBeGreaterThan(500);
  for (const letter of stacked) expect(font.letter(letter), letter).toBeDefined();
  expect(font.letter("b")).not.toBe(first);
  expect(font.letter("b")).toEqual(first);
});
