import { describe, expect, it } from "vitest";
import { glyphCache } from "../lettering/glyph-cache.ts";
import { sewLettering, sewPlaced } from "../lettering/sew-lettering.ts";
import { aRecipe, fontOf } from "../lettering/testing.ts";
import { JUMP, STITCH, TRIM, type Pattern } from "../pattern/pattern.ts";
import { statistics } from "../pattern/statistics.ts";
import { threads } from "../thread/threads.data.ts";
import type { CompositionDraft } from "./composition.ts";
import { layComposition } from "./lay-composition.ts";
import { readComposition } from "./read-composition.ts";
import { sewComposition } from "./sew-composition.ts";
import { aComposition, aLine, sewnOf } from "./testing.ts";

function stitchLengths({ cmd, x, y }: Pattern): number[] {
  const lengths: number[] = [];
  for (let i = 1; i < cmd.length; i += 1) {
    if (cmd[i] !== STITCH || cmd[i - 1] !== STITCH) continue;
    const [dx, dy] = [x[i]! - x[i - 1]!, y[i]! - y[i - 1]!];
    lengths.push(Math.sqrt(dx * dx + dy * dy));
  }
  return lengths;
}

/** The least way between needle points of two patterns, in 0.1 mm. */
function nearest(one: Pattern, other: Pattern): number {
  let least = Infinity;
  for (let i = 0; i < one.cmd.length; i += 1) {
    for (let j = 0; j < other.cmd.length; j += 1) {
      const [dx, dy] = [one.x[i]! - other.x[j]!, one.y[i]! - other.y[j]!];
      least = Math.min(least, dx * dx + dy * dy);
    }
  }
  return Math.sqrt(least);
}

const threadsOf = ({ threads }: Pattern) => threads.map(({ number }) => number);

describe("a line of its own", () => {
  it("is sewn in its own thread, cone after cone, lines of one thread together", () => {
    const lines = [aLine("ONE"), aLine("TWO", { thread: "1000" }), aLine("SIX")];
    const { pattern } = sewnOf({ lines });
    expect(threadsOf(pattern)).toEqual(["1366", "1000"]);
    expect(statistics(pattern).colors).toBe(2);
    expect(pattern.cmd[0]).toBe(JUMP);
    expect(pattern.cmd.at(-1)).toBe(TRIM);
  });

  it("is as high as it says, and as wide as its own font", () => {
    const high = sewnOf({ lines: [aLine("H", { heightMm: 20 })] });
    expect(high.heightMm).toBeGreaterThan(19.8);
    expect(high.heightMm).toBeLessThan(21);
    const narrow = sewnOf({ lines: [aLine("KITCHEN", { font: "condensed" })] });
    expect(narrow.widthMm).toBeLessThan(sewnOf({ lines: [aLine("KITCHEN")] }).widthMm);
  });

  it("has the very stitches of the same line as a text, where it stands", () => {
    const { pattern } = sewnOf({ lines: [aLine("Chef")] });
    const text = sewLettering(aRecipe({ lines: ["Chef"], letterSpacingMm: 0.3 }), fontOf("block"));
    expect(text.ok && text.value.pattern).toEqual(pattern);
  });

  it("is sewn alike with a cold cache and a warm one", () => {
    const cache = glyphCache();
    const lines = [aLine("Menu", { font: "script" }), aLine("BAR", { heightMm: 8 })];
    const once = sewComposition(aComposition({ lines }), fontOf, cache);
    expect(sewComposition(aComposition({ lines }), fontOf, cache)).toEqual(once);
    expect(once.ok && once.value.pattern).toEqual(sewnOf({ lines }).pattern);
  });

  it("leaves between two heights the mean of their gaps", () => {
    const baselines = (heights: readonly number[]) => {
      const lines = heights.map((heightMm) => aLine("H", { heightMm }));
      const { pattern } = sewnOf({ lines, lineSpacing: 2 });
      return statistics(pattern).heightMm;
    };
    // 10 of the first, 5 of the second, and 7.5 between them.
    expect(baselines([10, 5])).toBeGreaterThan(22);
    expect(baselines([10, 5])).toBeLessThan(23.5);
  });

  it("gives advice at the line that it is about", () => {
    const lines = [aLine("CHEF"), aLine("Lyon", { font: "script", heightMm: 6 })];
    const below = sewnOf({ lines }).advice.find(({ key }) => key === "belowFont");
    expect(below).toMatchObject({ line: 1, field: "heightMm" });
  });
});

describe("an arc", () => {
  it.each([
    ["up", 8, 30],
    ["up", 25, 80],
    ["down", 8, 40],
    ["down", 25, 100],
  ] as const)("bent %s reads well at %d mm on a radius of %d", (bend, heightMm, radiusMm) => {
    const lines = [aLine("CHEF", { heightMm })];
    const { pattern } = sewnOf({ lines, arc: { radiusMm, bend } });
    const straight = sewnOf({ lines });
    const lengths = stitchLengths(pattern);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(121);
    // Turned and rounded anew, a letter loses a stitch here and there, and none of its cover.
    const [bent, plain] = [statistics(pattern).stitches, statistics(straight.pattern).stitches];
    expect(Math.abs(bent - plain) / plain).toBeLessThan(0.06);
  });

  it.each([
    ["up", 8],
    ["up", 25],
    ["down", 8],
    ["down", 25],
  ] as const)(
    "bent %s keeps letters of %d mm apart on the smallest radius that it takes",
    (bend, heightMm) => {
      const lines = [aLine("HENM", { heightMm })];
      const tight = layComposition(aComposition({ lines, arc: { radiusMm: 15, bend } }), fontOf);
      const radiusMm = tight.ok ? 15 : Number(tight.problems[0]!.params[0]);
      const laid = layComposition(aComposition({ lines, arc: { radiusMm, bend } }), fontOf);
      const letters = laid.ok ? (laid.value.groups[0]?.letters ?? []) : [];
      expect(letters).toHaveLength(4);
      const sewn = letters.map((letter) => {
        const sewing = { font: "block", heightMm, fabric: "twill", thread: threads[0]! } as const;
        return sewPlaced({ letters: [letter] }, sewing, glyphCache()).pattern;
      });
      const gaps = sewn.slice(1).map((right, i) => nearest(sewn[i]!, right));
      // Half a millimeter is what straight letters are advised to keep; on their inner side these keep a thread's width.
      expect(Math.min(...gaps)).toBeGreaterThan(4);
      // Each foot is square to its circle: the way from foot to middle is the letter's own upright.
      for (const { turn } of letters) {
        expect(turn.cos * turn.cos + turn.sin * turn.sin).toBeCloseTo(1, 9);
      }
    },
  );

  it("bends every line about one middle, and refuses the radius that the tightest cannot take", () => {
    const lines = [aLine("HEAD CHEF"), aLine("LYON", { heightMm: 20 })];
    const tight = sewComposition(
      aComposition({ lines, arc: { radiusMm: 20, bend: "up" } }),
      fontOf,
    );
    expect(tight).toMatchObject({ problems: [{ error: "embroidery.arcTooTight", field: "arc" }] });
    const least = tight.ok ? 0 : Number(tight.problems[0]!.params[0]);
    const at = (radiusMm: number) =>
      sewComposition(aComposition({ lines, arc: { radiusMm, bend: "up" } }), fontOf).ok;
    expect([at(least), at(least - 1)]).toEqual([true, false]);
  });
});

describe("a monogram", () => {
  const lines = [aLine("AMB", { font: "monogram", heightMm: 24 })];

  it("has its middle letter larger, the others beside its middle", () => {
    const { pattern } = sewnOf({ lines, isMonogram: true });
    const alone = sewnOf({ lines: [aLine("M", { font: "monogram", heightMm: 24 })] });
    expect(Math.abs(statistics(pattern).heightMm - alone.heightMm)).toBeLessThan(0.6);
    const firstTrim = pattern.cmd.indexOf(TRIM);
    const ys = Array.from(pattern.y.slice(0, firstTrim));
    const [low, high] = [Math.min(...ys), Math.max(...ys)];
    expect(high - low).toBeGreaterThan(140);
    expect(high - low).toBeLessThan(180);
    expect(Math.abs(high + low)).toBeLessThan(12);
  });

  it.each(["circle", "diamond", "wreath"] as const)("is framed by a %s in one run", (shape) => {
    const bare = sewnOf({ lines, isMonogram: true });
    const { pattern } = sewnOf({ lines, isMonogram: true, frame: { shape, thread: "1000" } });
    expect(threadsOf(pattern)).toEqual(["1366", "1000"]);
    const { trims } = statistics(pattern);
    expect(trims).toBe(statistics(bare.pattern).trims + 1);
    const lengths = stitchLengths(pattern);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(70);
  });

  it.each([
    ["circle", 2],
    ["diamond", 2],
  ] as const)("leaves cloth free within a %s, and none within its band", (shape, freeMm) => {
    const bare = sewnOf({ lines, isMonogram: true }).pattern;
    const { pattern } = sewnOf({ lines, isMonogram: true, frame: { shape, thread: "1000" } });
    const far = (i: number, { x, y }: Pattern) => {
      const [px, py] = [x[i]! / 10, y[i]! / 10];
      return shape === "circle" ? Math.sqrt(px * px + py * py) : Math.abs(px) + Math.abs(py);
    };
    const own = Math.max(...bare.cmd.keys().map((i) => far(i, bare)));
    const frame = Array.from(pattern.cmd.keys()).slice(pattern.cmd.indexOf(3) + 2);
    expect(Math.min(...frame.map((i) => far(i, pattern)))).toBeGreaterThan(own - 1 + freeMm / 2);
    // Wherever one looks at the band's outer edge, a needle point is no further than a pitch away.
    const outer = Math.max(...frame.map((i) => far(i, pattern)));
    const onEdge = frame.filter((i) => far(i, pattern) > outer - 0.25);
    const sector = (i: number) =>
      Math.floor((Math.atan2(pattern.y[i]!, pattern.x[i]!) / Math.PI) * 90);
    expect(new Set(onEdge.map(sector)).size).toBeGreaterThanOrEqual(180);
  });

  const refusal = (rest: Partial<CompositionDraft>) => {
    const read = readComposition({ ...aComposition({ lines, isMonogram: true }), ...rest });
    return read.ok ? [] : read.problems.map(({ error, field }) => [error, field]);
  };

  it.each([
    ["four letters", { lines: [aLine("AMBC")] }, ["embroidery.monogramLetters", "lines.0"]],
    ["a blank between", { lines: [aLine("A B")] }, ["embroidery.monogramLetters", "lines.0"]],
    ["no letter", { lines: [aLine(" ")] }, ["embroidery.textMissing", "lines"]],
    [
      "sides below their cloth",
      { lines: [aLine("AMB", { heightMm: 5 })] },
      ["embroidery.monogramTooSmall", "lines.0.heightMm"],
    ],
    [
      "a frame of no kind",
      { frame: { shape: "star", thread: "1366" } },
      ["embroidery.frameUnknown", "frame"],
    ],
    [
      "a frame in no thread",
      { frame: { shape: "circle", thread: "9" } },
      ["embroidery.threadUnknown", "frame.thread"],
    ],
  ] as const)("is refused with %s", (_, rest, problem) => {
    expect(refusal(rest)).toEqual([problem]);
  });

  it("is refused a frame that no hoop takes, with its width", () => {
    const wide = [aLine("MMM", { heightMm: 100 })];
    const frame = { shape: "diamond", thread: "1366" } as const;
    const refused = sewComposition(aComposition({ lines: wide, isMonogram: true, frame }), fontOf);
    expect(refused).toMatchObject({
      problems: [{ error: "embroidery.frameTooLarge", field: "frame" }],
    });
  });
});

describe("a composition that is read", () => {
  it("names what is wrong with a line at that line, and what all share once", () => {
    const lines = [aLine("CHEF"), aLine("Ж", { heightMm: 1, thread: "9" })];
    const read = readComposition({ ...aComposition(), lines, fabric: "glass" });
    expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual([
      "lines.1",
      "fabric",
      "lines.1.heightMm",
      "lines.1.thread",
    ]);
  });

  it("keeps a gap between lines and none at the end, lengths in whole 0.1 mm", () => {
    const lines = [aLine(" A "), aLine(""), aLine("B", { heightMm: 10.04 }), aLine("")];
    const read = readComposition(aComposition({ lines }));
    expect(read.ok && read.value.lines).toEqual([aLine("A"), aLine(""), aLine("B")]);
  });

  it.each([{ lines: [] }, { lines: [{}] }, { lines: [{ text: 7 }] }])("refuses %j", (draft) => {
    expect(readComposition(draft as CompositionDraft).ok).toBe(false);
  });
});
