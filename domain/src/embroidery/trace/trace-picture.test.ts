import { describe, expect, it } from "vitest";
import { sewDrawing } from "../shape/sew-drawing.ts";
import { readSvg } from "../shape/svg/svg-document.ts";
import { statistics } from "../pattern/statistics.ts";
import { area, isInside, bounds } from "../region/winding.ts";
import type { Region } from "../region/region.ts";
import type { Picture } from "./picture.ts";
import {
  blendedPicture,
  CLEAR,
  fromMiddle,
  GOLD,
  NAVY,
  numbers,
  painted,
  RED,
  WHITE,
} from "./testing.ts";
import { tracePicture, type TraceWish } from "./trace-picture.ts";

const usual: TraceWish = { widthMm: 80, colors: 8, ground: "cloth" };

function traced(picture: Picture, wish: Partial<TraceWish> = {}) {
  const result = tracePicture(picture, { ...usual, ...wish });
  if (!result.ok) throw new Error(result.problems[0]?.error);
  const drawing = readSvg(result.value.svg);
  if (!drawing.ok) throw new Error(drawing.problems[0]?.error);
  return { ...result.value, drawing: drawing.value };
}

function refusal(picture: Picture, wish: Partial<TraceWish> = {}) {
  const result = tracePicture(picture, { ...usual, ...wish });
  return result.ok ? "traced" : result.problems[0]?.error;
}

function regionsOf({ drawing }: ReturnType<typeof traced>): Region[] {
  return drawing.shapes.flatMap((shape) => (shape.kind === "area" ? [shape.region] : []));
}

const colorsOf = ({ drawing }: ReturnType<typeof traced>) =>
  drawing.shapes.map(({ color }) => color).toSorted();

const disc = (side: number) =>
  blendedPicture(side, (x, y) => (fromMiddle(x, y) < 40 ? NAVY : WHITE));
const ring = blendedPicture(400, (x, y) => {
  const far = fromMiddle(x, y);
  return far < 40 && far > 30 ? RED : WHITE;
});
const target = blendedPicture(400, (x, y) => {
  const far = fromMiddle(x, y);
  if (far < 12) return NAVY;
  if (far < 24) return GOLD;
  return far < 40 ? NAVY : WHITE;
});

describe("a picture becomes a drawing", () => {
  it.each([400, 210, 90])(
    "a disc of %i pixels strays by 0.12 mm or a fifth of a pixel at most",
    (side) => {
      const result = traced(disc(side));
      const [region] = regionsOf(result);
      const stray = Math.max(0.12, (0.2 * 80) / side);
      expect(result).toMatchObject({ areas: 1, leftOut: 0, ground: "#ffffff" });
      expect(colorsOf(result)).toEqual(["#123a6b"]);
      expect(result.drawing).toMatchObject({ widthMm: 80, heightMm: 80 });
      for (const ring of region!.rings) {
        for (let i = 0; i < ring.length; i += 2) {
          const [dx, dy] = [ring[i]! - 40, ring[i + 1]! - 40];
          expect(Math.abs(Math.sqrt(dx * dx + dy * dy) - 32)).toBeLessThan(stray);
        }
      }
    },
  );

  it("keeps the hole of a ring, and corners of a square", () => {
    const [round] = regionsOf(traced(ring));
    expect(round?.rings).toHaveLength(2);
    expect(isInside(round!, 40, 40)).toBe(false);
    expect(isInside(round!, 40, 12)).toBe(true);
    const square = blendedPicture(300, (x, y) =>
      Math.max(Math.abs(x - 50), Math.abs(y - 50)) < 30 ? RED : WHITE,
    );
    const [region] = regionsOf(traced(square));
    const { minX, maxX, minY, maxY } = bounds(region!);
    expect([minX, maxX, minY, maxY].map((mm) => Math.round(mm))).toEqual([16, 64, 16, 64]);
    expect(area(region!)).toBeGreaterThan(48 * 48 * 0.995);
  });

  it("closes the hole below what is sewn over it, and does not sew a color twice through it", () => {
    const result = traced(target);
    expect(colorsOf(result)).toEqual(["#123a6b", "#f2c230"]);
    const [disc, gold] = regionsOf(result);
    expect(disc?.rings).toHaveLength(1);
    expect(gold?.rings).toHaveLength(2);
  });

  it("keeps a hole open through which cloth is seen, however deep it lies", () => {
    const open = blendedPicture(400, (x, y) => {
      const far = fromMiddle(x, y);
      if (far < 12 || far > 40) return WHITE;
      return far < 24 ? GOLD : NAVY;
    });
    const regions = regionsOf(traced(open));
    expect(regions.map((region) => isInside(region, 40, 40))).toEqual([false, false]);
    expect(regions.map((region) => isInside(region, 40, 40 + 14.4))).toEqual([false, true]);
  });

  it("parts areas of one color that touch at a corner only", () => {
    const two = painted(400, 400, (x, y) => {
      const isIn = Math.max(Math.abs(x - 200), Math.abs(y - 200)) < 150;
      return isIn && x < 200 === y < 200 ? RED : WHITE;
    });
    const regions = regionsOf(traced(two));
    expect(regions.map(({ rings }) => rings.length)).toEqual([1, 1]);
    for (const region of regions) expect(area(region) / (29.8 * 29.8)).toBeCloseTo(1, 1);
  });

  it("sees no third color in the blends along an edge, though one is drawn elsewhere", () => {
    const pink: readonly [number, number, number] = [228, 143, 150];
    const picture = blendedPicture(200, (x, y) => {
      if (fromMiddle(x, y) < 20) return RED;
      return x > 80 && y > 80 && x < 95 && y < 95 ? pink : WHITE;
    });
    const result = traced(picture);
    expect(result.drawing.shapes).toHaveLength(2);
    expect(colorsOf(result)).toHaveLength(2);
  });

  it("gives each color another thread, and at most as many as are wished", () => {
    const stripes = painted(400, 200, (x) => [x < 200 ? 255 : 30, Math.floor(x / 40) * 25, 40]);
    expect(new Set(colorsOf(traced(stripes, { colors: 3 }))).size).toBe(3);
    const alike = painted(400, 200, (x) => (x < 200 ? [200, 32, 44] : [204, 34, 46]));
    expect(colorsOf(traced(alike, { ground: "sewn" }))).toHaveLength(1);
  });
});

describe("what a picture stands on", () => {
  const badge = blendedPicture(400, (x, y) => {
    if (Math.abs(x - 50) < 8 && Math.abs(y - 50) < 20) return WHITE;
    return fromMiddle(x, y) < 40 ? NAVY : WHITE;
  });

  it("is cloth everywhere, only around it, or sewn as well", () => {
    expect(colorsOf(traced(badge))).toEqual(["#123a6b"]);
    expect(colorsOf(traced(badge, { ground: "around" }))).toEqual(["#123a6b", "#ffffff"]);
    const sewn = traced(badge, { ground: "sewn" });
    expect(sewn.ground).toBeUndefined();
    expect(bounds(regionsOf(sewn)[0]!)).toEqual({ minX: 0, minY: 0, maxX: 80, maxY: 80 });
  });

  it("is nothing where it is clear, and where the edge has many colors", () => {
    const onNothing = painted(200, 200, (x) => (x > 50 && x < 150 ? WHITE : CLEAR));
    const result = traced(onNothing);
    expect(result.ground).toBe("clear");
    expect(colorsOf(result)).toEqual(["#ffffff"]);
    const halves = painted(200, 200, (x) => (x < 100 ? RED : NAVY));
    expect(traced(halves).ground).toBeUndefined();
    expect(colorsOf(traced(halves))).toHaveLength(2);
    const onPaper = painted(200, 200, (_, y) => (y < 100 ? WHITE : NAVY));
    expect(traced(onPaper).ground).toBe("#ffffff");
  });
});

describe("what a needle cannot sew", () => {
  const dotted = blendedPicture(400, (x, y) => {
    const isDot = fromMiddle(x + 40, y) < 0.4;
    return isDot || fromMiddle(x, y) < 20 ? RED : WHITE;
  });

  it("is left out and counted; wider, it is sewn", () => {
    expect(traced(dotted)).toMatchObject({ areas: 1, leftOut: 1 });
    expect(traced(dotted, { widthMm: 160 })).toMatchObject({ areas: 2, leftOut: 0 });
  });

  it("becomes a part of what lies around it", () => {
    const speckled = painted(400, 400, (x, y) => {
      if (fromMiddle(x / 4, y / 4) > 40) return WHITE;
      return x % 40 === 20 && y % 40 === 20 ? GOLD : NAVY;
    });
    const [region, ...others] = regionsOf(traced(speckled));
    expect(others).toHaveLength(0);
    expect(region?.rings).toHaveLength(1);
  });

  it.each([
    ["one pixel on nothing", painted(9, 9, (x, y) => (x + y === 0 ? RED : CLEAR))],
    ["nothing", painted(50, 50, () => CLEAR)],
    ["only ground", painted(50, 50, () => WHITE)],
  ])("%s is refused", (_, picture) => {
    expect(refusal(picture, { widthMm: 5 })).toBe("embroidery.pictureEmpty");
  });
});

describe("what is no logo", () => {
  const random = numbers();
  const noise = painted(300, 300, () => [random() * 255, random() * 255, random() * 255]);
  const checkers = (side: number) =>
    painted(400, 400, (x, y) => ((Math.floor(x / side) + Math.floor(y / side)) % 2 ? NAVY : GOLD));
  const photograph = painted(400, 300, (x, y) => {
    const grain = random() * 20;
    const wave = (over: number) => 128 + 90 * Math.sin(over) + grain;
    return [wave(x / 95), wave(y / 85 + x / 100), wave((x + y) / 110)];
  });

  it.each([
    ["noise", noise],
    ["a photograph", photograph],
    ["a checkerboard of pixels", checkers(1)],
    ["a checkerboard of threads", checkers(6)],
  ])("%s is refused", (_, picture) => {
    expect(refusal(picture)).toBe("embroidery.pictureNoLogo");
  });

  it("a design of too many stitches is refused at its width", () => {
    const full = painted(100, 100, (x) => (x < 50 ? RED : NAVY));
    expect(refusal(full, { widthMm: 400 })).toBe("embroidery.pictureTooManyStitches");
    expect(refusal(full, { widthMm: 120 })).toBe("traced");
  });

  it("pixels that are not there, widths and counts that are none, are refused", () => {
    const short = { ...disc(20), height: 21 };
    const long = { width: 801, height: 1, rgba: new Uint8Array(4 * 801) };
    for (const picture of [short, long, { ...short, width: 0.5 }]) {
      expect(refusal(picture)).toBe("embroidery.pictureTooLarge");
    }
    for (const widthMm of [Number.NaN, -1, 4, 401]) {
      expect(refusal(disc(20), { widthMm })).toBe("embroidery.drawingWidthInvalid");
    }
    for (const colors of [0, 17, 2.5]) {
      expect(refusal(disc(20), { colors })).toBe("embroidery.pictureColorsInvalid");
    }
  });
});

describe("stitches of a traced picture", () => {
  it("are the same each time, lie on what was drawn, and have a thread for each color", () => {
    const result = traced(target);
    const order = { svg: result.svg, fabric: "twill", threads: {} } as const;
    const sewn = sewDrawing(order);
    if (!sewn.ok) throw new Error(sewn.problems[0]?.error);
    expect(sewDrawing({ ...order, svg: traced(target).svg })).toEqual(sewn);
    const { widthMm, heightMm, colors, stitches } = statistics(sewn.value.pattern);
    expect(Math.abs(widthMm - 64)).toBeLessThan(1);
    expect(Math.abs(heightMm - 64)).toBeLessThan(1);
    expect(colors).toBe(2);
    expect(stitches).toBeGreaterThan(2000);
  });

  it("of a spiral, whose outline fills the picture, are bounded", () => {
    const spiral = painted(400, 400, (x, y) => {
      const [dx, dy] = [x - 200.5, y - 200.5];
      const turn = Math.atan2(dy, dx) / Math.PI;
      return (Math.sqrt(dx * dx + dy * dy) / 8 + turn) % 2 < 1 ? NAVY : WHITE;
    });
    const result = traced(spiral);
    const sewn = sewDrawing({ svg: result.svg, fabric: "twill", threads: {} });
    expect(sewn.ok && statistics(sewn.value.pattern).stitches).toBeLessThan(60_000);
  });
});
