import { describe, expect, it } from "vitest";
import { area, bounds } from "../../region/winding.ts";
import type { AreaShape } from "../shape.ts";
import { FLAG_HEIGHT_MM, findFlag, flagDrawing } from "./flag.ts";
import { flags } from "./flags.data.ts";

const areasOf = (code: string, heightMm: number) =>
  flagDrawing(findFlag(code)!, heightMm).shapes as readonly AreaShape[];

describe("the flags", () => {
  it("are many, each with a code and a name of its own", () => {
    expect(flags.length).toBeGreaterThanOrEqual(28);
    expect(new Set(flags.map(({ code }) => code)).size).toBe(flags.length);
    expect(new Set(flags.map(({ name }) => name)).size).toBe(flags.length);
    for (const { code } of flags) expect(code).toMatch(/^[A-Z]{2}$/);
  });

  it("are found by their code, however it is written", () => {
    expect(findFlag("se")?.name).toBe("Sweden");
    expect(findFlag("SE")).toBe(findFlag("se"));
    expect(findFlag("XX")).toBeUndefined();
  });

  it.each(flags.map((flag) => [flag.name, flag] as const))(
    "%s is painted within its outline and leaves no part of it bare",
    (_, flag) => {
      const plain = { ...flag, hasBorder: false };
      const { widthMm, heightMm, shapes } = flagDrawing(plain);
      expect(heightMm).toBe(FLAG_HEIGHT_MM);
      expect(widthMm / heightMm).toBeCloseTo(flag.width / flag.height, 9);
      const rings = shapes.flatMap((shape) => (shape as AreaShape).region.rings);
      const { minX, minY, maxX, maxY } = bounds({ rings });
      for (const [value, edge] of [
        [minX, 0],
        [minY, 0],
        [maxX, widthMm],
        [maxY, heightMm],
      ] as const) {
        expect(value).toBeCloseTo(edge, 2);
      }
      // All rings of a flag run the same way round, so that together they cover it once.
      expect(area({ rings })).toBeCloseTo(widthMm * heightMm, 0);
    },
  );

  it("have their official measures", () => {
    const [stripe] = areasOf("DE", 30);
    expect(area(stripe!.region)).toBeCloseTo(50 * 10, 6);
    const sun = areasOf("JP", 20).find(({ color }) => color === "#bc002d")!;
    expect(area(sun.region)).toBeCloseTo(Math.PI * 36, 0);
    expect(areasOf("US", 26).filter(({ color }) => color === "#ffffff")).toHaveLength(51);
    expect(areasOf("CN", 20).filter(({ color }) => color === "#ffde00")).toHaveLength(5);
  });
});
