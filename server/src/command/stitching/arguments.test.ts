import { describe, expect, it } from "vitest";
import { readStitchArguments } from "./arguments.ts";

const read = (...args: string[]) => readStitchArguments(args, "/shop");

it.each<readonly [readonly string[], RegExp]>([
  [[], /^Name a text/],
  [["A", "--flag", "fr"], /^Name a text/],
  [["a.dst", "b.dst"], /^Name a text/],
  [["a.dst", "A"], /^Name a text/],
  [["A", "--colour", "navy"], /^Unknown option '--colour'$/],
  [["A", "--height", "tall"], /^--height takes millimetres, not "tall"$/],
  [["A", "--height", "0"], /^--height/],
  [["A", "--height="], /^--height/],
  [["A", "--height", "-5"], /^--height takes millimetres, not "-5"$/],
  [["A", "--height", "Infinity"], /^--height/],
  [["A", "--height", "0x10"], /^--height/],
  [["A", "--width", "60"], /^--width has no use here/],
  [["A", "--spacing", "wide"], /^--spacing takes a number, not "wide"$/],
  [["A", "--arc", "60:left"], /^--arc takes a radius/],
  [["A", "--arc", "-60"], /^--arc takes a radius/],
  [["A", "--fabric", "silk"], /^--fabric takes poplin, .*, not "silk"$/],
  [["A", "--fabric", "toString"], /^--fabric/],
  [["A", "--cloth", "navy"], /^--cloth takes a color such as #1f2a44, not "navy"$/],
  [["A", "--trim-jumps", "13"], /^--trim-jumps takes 1 to 12, not "13"$/],
  [["A", "--trim-jumps", "2.5"], /^--trim-jumps/],
  [["A", "--out", "a.dst,b.gif"], /^--out writes \.dst, .*, not "b\.gif"$/],
  [["A", "--out", ""], /^--out writes/],
  [["A", "--out", "a.dst,./a.dst"], /^--out names \/shop\/a\.dst twice$/],
  [["A", "--worksheet", "sheet.txt"], /^--worksheet writes a \.pdf/],
  [["A", "--list", "colors"], /^--list takes fonts, threads, .*, not "colors"$/],
  [["--list", "threads", "--out", "a.png"], /^Only --list fonts is drawn, as \.png or \.webp$/],
  [["--list", "fonts", "--out", "a.pdf"], /^Only --list fonts/],
  [["A", "--json=yes"], /^Option '--json' does not take an argument$/],
  [["a.dst", "--font", "script"], /^--font has no use here: a machine file/],
  [["--flag", "fr", "--font", "script"], /^--font has no use here: for a text/],
  [["a.svg", "--height", "30"], /^--height has no use here: a drawing has a --width$/],
  [["a.svg", "--width", "wide"], /^--width takes millimetres/],
  [["logo.hus"], /^Only \.dst, \.exp, .* and \.svg files are read, not "logo\.hus"$/],
])("%j is wrong in one line", (args, message) => {
  expect(read(...args)).toMatchObject({
    as: "wrong",
    message: expect.stringMatching(message),
  });
});

describe("the command line", () => {
  it("counts paths from where it was given, and takes several threads and files", () => {
    const args = ["logo.DST", "--thread", "navy, gold", "--thread", "1003", "--out", "a.png,b.PDF"];
    expect(read(...args)).toMatchObject({
      order: {
        source: { as: "file", path: "/shop/logo.DST" },
        threads: ["navy", "gold", "1003"],
        outputs: [
          { path: "/shop/a.png", format: "png" },
          { path: "/shop/b.PDF", format: "pdf" },
        ],
      },
    });
  });

  it("breaks a text into lines, and sews what only looks like a file", () => {
    expect(read("CHEF\\nANTOINE", "Lyon")).toMatchObject({
      order: { source: { as: "text", lines: ["CHEF", "ANTOINE", "Lyon"] } },
    });
    expect(read("ACME.COM")).toMatchObject({ order: { source: { lines: ["ACME.COM"] } } });
  });

  it("takes numbers below 0 with and without an equals sign", () => {
    const spaced = { order: { source: { letterSpacingMm: -0.3 } } };
    expect(read("A", "--spacing", "-0.3")).toMatchObject(spaced);
    expect(read("A", "--spacing=-0.3")).toMatchObject(spaced);
  });

  it("stands a text on an arc or hangs it from one", () => {
    const arcOf = (arc: string) => read("A", "--arc", arc);
    expect(arcOf("60")).toMatchObject({ order: { source: { arc: { radiusMm: 60, bend: "up" } } } });
    expect(arcOf("60:down")).toMatchObject({ order: { source: { arc: { bend: "down" } } } });
  });

  it("asks for help and for lists", () => {
    expect(read("--help")).toEqual({ as: "help" });
    expect(read("--list", "threads")).toEqual({ as: "list", list: "threads", json: false });
  });
});
